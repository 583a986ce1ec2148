/** Installs a Chromium for the browser tests if there is none, or says how to get one. */
import { ensureBrowser } from './browser.ts';
import { exitWithHelp } from './run-command.ts';

exitWithHelp('node scripts/install-browser.ts   installs a Chromium for the browser tests if there is none');
ensureBrowser();
