import { join } from 'node:path';
import { bundleCommands, bundleServer } from '../../scripts/bundle-server.ts';
import { isStale } from '../../scripts/freshness.ts';

/** Tests start the server as `npm start` does: bundled, from the sources of now. The operator's commands are bundled for them alone. */
export async function setup(): Promise<void> {
  if (isStale('server')) await bundleServer();
  if (isStale('commands')) await bundleCommands();
  process.env.BUNDLED_COMMANDS = join(import.meta.dirname, '../../dist/commands');
}
