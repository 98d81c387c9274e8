/** `npm run paths -- …`; see `commands.ts` for what it can do. */
import { run } from './commands.ts';
import { printResult } from './usage.ts';

printResult(await run(process.argv.slice(2)));
