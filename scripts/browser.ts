/** Finds the Chromium for the browser tests. On Debian, as root, it installs the package. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell is the same Chromium without windows, and needs half the work.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a Chromium or Chrome, or undefined. `CHROMIUM_PATH` comes first. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...usual].find((path) => path !== '' && existsSync(path));
}

/** Makes sure that there is a browser. @throws Error that says how to get one */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found. Installing the package of Debian\u2019s.');
    const apt = (...words: string[]) =>
      execFileSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-qq');
    // Not every distribution has a package of the headless shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      try {
        apt('install', '-y', '-qq', '--no-install-recommends', name);
      } catch {
        continue;
      }
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}
