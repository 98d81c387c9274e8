import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Whether a server already listens at this port, such as a sandbox started by hand. */
const isTaken = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect({ port, host, timeout: 1000 });
    const tell = (taken: boolean) => {
      probe.destroy();
      resolve(taken);
    };
    probe.once('connect', () => tell(true));
    probe.once('error', () => tell(false));
    probe.once('timeout', () => tell(false));
  });

/**
 * `npm run dev`: starts the sandbox together with Vite and stops it with Vite. A sandbox that is
 * already running at the origin is used and not stopped.
 * @param origin the address to which Vite forwards API calls
 */
export function sandboxBeside(origin: string): Plugin {
  return {
    name: 'sandbox-beside',
    apply: (_config, { command, mode, isPreview }) =>
      command === 'serve' && mode !== 'test' && isPreview !== true,
    async configureServer({ config, httpServer }) {
      // Vite would print an error that is thrown here with its stack, which says nothing to a reader.
      const giveUp = (reason: string): never => {
        config.logger.error(reason);
        process.exit(1);
      };
      if (!URL.canParse(origin)) {
        giveUp(`SANDBOX_ORIGIN is an address such as http://127.0.0.1:4174, not ${origin}.`);
      }
      const { hostname, protocol, port: named } = new URL(origin);
      const port = named || (protocol === 'https:' ? '443' : '80');
      if (await isTaken(Number(port), hostname)) {
        config.logger.info(`  Using the sandbox that answers at ${origin}.`);
        return;
      }
      const tsx = createRequire(import.meta.url).resolve('tsx');
      const sandbox = spawn(process.execPath, ['--import', tsx, 'openapi/sandbox/cli.ts'], {
        cwd: config.root,
        env: { ...process.env, HOST: hostname, PORT: port },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      // A second signal would end it before its database is closed.
      const end = () => void (sandbox.killed || sandbox.kill('SIGTERM'));
      httpServer?.once('close', end);
      process.once('exit', end);
      // Vite handles SIGTERM itself; SIGINT would end it without stopping the sandbox.
      process.once('SIGINT', () => process.exit(130));
      // The first start fills the database, so the pages wait for it rather than fail.
      while (!(await isTaken(Number(port), hostname))) {
        if (sandbox.exitCode !== null) giveUp('The sandbox did not start.');
        await pause(200);
      }
    },
  };
}
