/** `npm run flows -- …`; see `commands.ts` for what it can do. */
import { speak } from '../usage.ts';
import { run } from './commands.ts';

speak(await run(process.argv.slice(2)));
