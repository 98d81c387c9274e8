import fs from 'node:fs';
import path from 'node:path';

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep a test browser from talking to anyone but the shop. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Names the fonts that come with the package, and the system's: the list in the package looks for its
 * own in /tmp alone, and a page without any font ends the browser.
 */
function nameFonts(cache) {
  const file = path.join(cache, 'fonts.conf');
  const dirs = [path.join(cache, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`);
  const kept = `<cachedir>${path.join(cache, 'fontconfig')}</cachedir>`;
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig>${dirs.join('')}${kept}</fontconfig>\n`,
  );
  return file;
}

/**
 * The path of a Chromium: CHROME_PATH, an installed one, or the one that travels as a package
 * (Linux x64). Ends the process with one line when there is none.
 */
export async function findChromium() {
  const installed = places.find((place) => place && fs.existsSync(place));
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const cache = path.resolve('.cache/chromium');
    fs.mkdirSync(cache, { recursive: true });
    // The package unpacks beside its libraries only when it believes to be in a bare container.
    process.env.TMPDIR = cache;
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    process.env.AWS_LAMBDA_FUNCTION_NAME ??= 'tests';
    process.env.FONTCONFIG_FILE ??= nameFonts(cache);
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  console.error('No Chromium found: install one, or name it in CHROME_PATH.');
  process.exit(1);
}
