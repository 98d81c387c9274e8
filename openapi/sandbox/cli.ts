import { runCommand } from './commands.ts';

try {
  process.exitCode = await runCommand(process.argv[2] ?? 'serve', process.env, console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
