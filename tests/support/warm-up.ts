import { enterRoom } from './caller.ts';
import { until, visitor } from './visitor.ts';

const line = 'My throat is bad';

/**
 * Has a server talk once. The first talk loads what characters know and speak with, for which a busy machine takes longer than a page waits
 * for an answer.
 */
export async function warmUp(siteUrl: string): Promise<void> {
  const { body } = await visitor(siteUrl).post('/call/web', { assistantId: 'kaka' });
  // Where calls are carried by a provider, or by a public address that is not this machine's: in writing, until an answer is in time.
  if (!String(body.webCallUrl).startsWith('ws:'))
    return void (await until(async () => (await visitor(siteUrl).post('/api/maharajji-chat.js', { message: line })).status < 500));
  const room = await enterRoom(body.webCallUrl);
  await room.line();
  await room.say(line);
  await room.hangUp();
}
