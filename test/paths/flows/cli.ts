/** `npm run flows -- …`; see `commands.ts` for what it can do. */
import { printResult } from '../usage.ts';
import { run } from './commands.ts';

printResult(await run(process.argv.slice(2)));
