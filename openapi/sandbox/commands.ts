import { readEnvironment, type Environment } from './http/environment.ts';
import { stopOnSignals } from './http/signals.ts';

const usage = `Usage: npm run sandbox -- [serve|pair|seed|reset]
  serve  the API for development, behind the client's own server (default)
  pair   two servers and a plain proxy before them, on one PostgreSQL server (DATABASE_URL)
  seed   fills the database when it is empty
  reset  throws the state away and fills it anew
Environment:
  PORT                     where it listens (4174)
  SANDBOX_DATA             folder of the embedded database (.sandbox)
  SANDBOX_SIZE=demo|load   demo: a city of 64 stores; load: 200 stores, the first with 10,000 items.
                           Each size keeps its own state (demo)
  SANDBOX_MODE=shop|test   test adds the controls of time and faults (shop)
  DATABASE_URL             a PostgreSQL server instead of the embedded database`;

/** The port to which the client's development server forwards its API calls. */
const developmentPort = '4174';

type Env = Readonly<Record<string, string | undefined>>;
type Say = (text: string) => void;

const inDevelopment = (env: Env): Env => ({ ...env, PORT: env['PORT'] || developmentPort });

// Server and database are loaded only by commands that need them, so that help answers at once.
const loadServer = () => import('./main.ts');

async function serve(env: Env, say: Say): Promise<void> {
  const { start } = await loadServer();
  const { address } = await start(readEnvironment(inDevelopment(env)));
  say(`The sandbox answers at ${address}`);
}

/**
 * Runs two servers on one PostgreSQL database behind one address, to try how the shop works with
 * several processes. They run until this process is stopped.
 */
async function servePair(env: Env, say: Say): Promise<void> {
  const { startPair } = await import('./pair.ts');
  const pair = await startPair({ ...env }, readEnvironment(inDevelopment(env)).port);
  stopOnSignals(() => pair.close());
  say(`Two servers answer at ${pair.address}`);
}

async function open(environment: Environment) {
  const { openShop } = await loadServer();
  return openShop(environment);
}

async function fill(environment: Environment, say: Say): Promise<void> {
  const database = await open(environment);
  say(database.seeded ? 'The city is built.' : 'The city is there already.');
  await database.close();
}

async function reset(environment: Environment, say: Say): Promise<void> {
  if (environment.databaseUrl !== null) {
    const database = await open(environment);
    if (!database.seeded) await database.reset();
    await database.close();
    say('The city is built anew.');
    return;
  }
  const { discardDatabase } = await import('./db/open.ts');
  discardDatabase(environment.dataFolder, environment.size);
  await fill(environment, say);
}

/**
 * Runs one command of `npm run sandbox`.
 * @returns the exit code: 0, or 2 for an unknown command
 * @throws Error that says why the command failed
 */
export async function runCommand(command: string, env: Env, say: Say): Promise<number> {
  if (command === 'serve') await serve(env, say);
  else if (command === 'pair') await servePair(env, say);
  else if (command === 'seed') await fill(readEnvironment(env), say);
  else if (command === 'reset') await reset(readEnvironment(env), say);
  else say(usage);
  return /^(serve|pair|seed|reset|-h|--help|help)$/.test(command) ? 0 : 2;
}
