import { existsSync, statfsSync } from 'node:fs';
import { findBrowser } from '../../scripts/browser.ts';

/** The browser comes from the system where there is one, otherwise from `playwright install chromium`. */
const executablePath = findBrowser();

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Playwright keeps what the processes of the browser share on the disk, because a container may have little shared memory. */
const hasSharedMemory = (folder = '/dev/shm') => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1e9;
};

/** How Chromium is started; without a microphone, as on a machine that has none. In memory a page loads in a tenth less. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [...quiet, '--disable-sync'],
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
};

/**
 * For tests of calls: `test.use({ launchOptions: withMicrophone() })`. The microphone is granted without asking and hears a beep,
 * or a WAV file again and again.
 */
export const withMicrophone = (wavFile?: string) => ({
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...(wavFile ? [`--use-file-for-fake-audio-capture=${wavFile}`] : []),
  ],
});
