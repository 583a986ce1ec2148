import { personaSlugs } from '#shared/personas.ts';
import { answerJson, serveLocally } from './local-server.ts';

/** What Vapi was asked, as a test reads it. */
export interface PlayedVapi {
  /** The environment of a site whose calls it carries. */
  environment: Record<string, string>;
  /** Bodies of `POST /call/web`. */
  opened: unknown[];
  /** Ids of calls it was told to end. */
  ended: string[];
  /** What it was told to say in a call, as `call: words`. */
  said: string[];
  /** Called with each of them. */
  onSaid(call: string, words: string): void;
  /** Ids of calls whose data it was told to delete. */
  deleted: string[];
  /** Whether it takes orders for calls that are on. */
  takesOrders: boolean;
  /** What `GET /call/:id` says of every call. */
  status: string;
  /** How the next `POST /call/web` fails: a status; undefined works. */
  failNext: number | undefined;
  /** How long it takes to open a call, in ms. */
  delayMs: number;
  close(): Promise<void>;
}

export const vapiWebhookSecret = 'a-webhook-secret';

/** A local server in Vapi's place: opens calls, tells of them and ends them. What it accepts is checked against the contract elsewhere. */
export async function playVapi(): Promise<PlayedVapi> {
  const { url, close } = await serveLocally(async (req, body, res) => {
    const text = body.toString();
    const answer = (status: number, body: unknown) => answerJson(res, status, body);
    const id = /^\/(?:call|control)\/(call-\d+)$/.exec(req.url ?? '')?.[1];
    if (req.url === '/call/web') {
      played.opened.push(JSON.parse(text));
      const made = `call-${played.opened.length}`;
      const failure = played.failNext;
      played.failNext = undefined;
      await new Promise((resolve) => setTimeout(resolve, played.delayMs));
      if (failure) return answer(failure, { message: 'no' });
      return answer(201, { id: made, webCallUrl: `https://vapi.daily.co/${made}`, monitor: { controlUrl: `${url}/control/${made}` } });
    }
    if (id && req.method === 'GET') return answer(200, { id, status: played.status });
    if (id && !played.takesOrders) return answer(503, { message: 'no' });
    if (id && req.method === 'DELETE') played.deleted.push(id);
    else if (id && JSON.parse(text).type === 'say') {
      const { content } = JSON.parse(text);
      played.said.push(`${id}: ${content}`);
      played.onSaid(id, content);
    } else if (id) played.ended.push(id);
    answer(200, {});
  });
  const assistants = personaSlugs.map((slug) => [`VAPI_ASSISTANT_${slug.toUpperCase().replaceAll('-', '_')}`, `assistant-of-${slug}`]);
  const played: PlayedVapi = {
    environment: {
      VAPI_PRIVATE_KEY: 'private-key',
      VAPI_BASE_URL: url,
      VAPI_WEBHOOK_SECRET: vapiWebhookSecret,
      ...Object.fromEntries(assistants),
    },
    opened: [],
    ended: [],
    said: [],
    onSaid() {},
    deleted: [],
    takesOrders: true,
    status: 'queued',
    failNext: undefined,
    delayMs: 0,
    close,
  };
  return played;
}
