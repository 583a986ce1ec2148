import { bundleServer } from '../../scripts/bundle-server.ts';
import { isStale } from '../../scripts/freshness.ts';

/** Tests start the server as `npm start` does: bundled, from the sources of now. */
export async function setup(): Promise<void> {
  if (isStale('server')) await bundleServer();
}
