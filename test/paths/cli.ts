/** `npm run paths -- …`; see `commands.ts` for what it can do. */
import { run } from './commands.ts';

const { code, out, err } = await run(process.argv.slice(2));
if (out !== '') console.log(out);
if (err !== '') console.error(err);
process.exitCode = code;
