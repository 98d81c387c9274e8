/** `npm run paths -- …`; see `commands.ts` for what it can do. */
import { run } from './commands.ts';
import { speak } from './usage.ts';

speak(await run(process.argv.slice(2)));
