import { existsSync } from 'node:fs';

/** The browser comes from the system where there is one, otherwise from `playwright install chromium`. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
].find((path) => path && existsSync(path));

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** How Chromium is started; without a microphone, as on a machine that has none. */
export const launchOptions = { ...(executablePath && { executablePath }), args: [...quiet, '--disable-sync'] };

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
