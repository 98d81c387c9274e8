// Some registries do not serve every platform's optional package; `npm install` then leaves them out
// of the lock and `npm ci` refuses it elsewhere. This names them in the lock, so that it is whole.
import fs from 'node:fs';

const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'arm',
  'wasm32',
  'loong64',
];
const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
let added = 0;

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || lock.packages[`${path}/${key}`]) continue;
    const parts = name.split(/[-/]/);
    const os = systems.find((system) => parts.includes(system));
    if (!os) continue;
    const cpu = processors.find((processor) => parts.includes(processor));
    const musl = parts.some((part) => part.startsWith('musl'));
    const gnu = os === 'linux' && parts.some((part) => part.startsWith('gnu'));
    const libc = musl ? ['musl'] : gnu ? ['glibc'] : undefined;
    lock.packages[key] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      dev: entry.dev,
      libc,
      optional: true,
      os: [os],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`platform packages named in the lock: ${added}`);
