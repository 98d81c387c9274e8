import { languageMachine } from '../../machines/site/language.machine.ts';
import { walk } from '../paths/walk.ts';
import { languageModel } from './language.model.ts';

walk(languageMachine, languageModel);
