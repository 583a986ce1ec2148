import { vapiWebhookSecret } from './vapi.ts';
import type { Answer } from './visitor.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Json = any;

/** Vapi's server within a call that a site has opened with it. */
export interface VapiCall {
  /** The visitor has said this. @returns what the assistant says */
  hears(line: string): Promise<string>;
  /** Tells the webhook. */
  tell(message: object): Promise<Json>;
  /** The call is over. */
  over(endedReason?: string): Promise<void>;
}

/** The assistant's model: the site's own conversation, or one that Vapi hosts and that has the site's tools. */
export type VapiModel = 'own' | 'hosted';

export function inVapiCall(siteUrl: string, id: string, model: VapiModel): VapiCall {
  const post = (path: string, sent: object) => postToSite(siteUrl, path, sent);
  const tell = async (message: object) => (await post('/webhooks/vapi', { message: { call: { id }, ...message } })).json();
  return {
    tell,
    hears: model === 'own' ? ownModel(post, id) : hostedModel(tell, id),
    over: (endedReason = 'customer-ended-call') => tell({ type: 'end-of-call-report', endedReason, durationSeconds: 60, cost: 0.1 }),
  };
}

/** Vapi's own id of a call that was opened, by the answer of `POST /call/web`. */
export const callIdOf = ({ body }: Answer): string => String(body.webCallUrl).split('/').at(-1) ?? '';

export const postToSite = async (siteUrl: string, path: string, sent: unknown, secret = vapiWebhookSecret): Promise<Response> =>
  fetch(siteUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Vapi-Secret': secret },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });

/** Our own conversation is the model. It is asked for a stream, and read as one. */
function ownModel(post: (path: string, sent: object) => Promise<Response>, id: string): VapiCall['hears'] {
  const messages: object[] = [];
  return async (content) => {
    messages.push({ role: 'user', content });
    const response = await post('/webhooks/vapi/chat/completions', { model: 'vaani', stream: true, messages, call: { id } });
    if (!response.ok) throw new Error(`The model answered ${response.status}: ${await response.text()}`);
    const said = wordsIn(await response.text());
    messages.push({ role: 'assistant', content: said });
    return said;
  };
}

/** The words of a streamed completion. */
export const wordsIn = (stream: string): string =>
  stream
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)).choices[0].delta.content ?? '')
    .join('');

/** A model that Vapi hosts, as obedient as its prompt asks it to be: it reaches for the tool that a line is for, and says its answer. */
function hostedModel(tell: VapiCall['tell'], id: string): VapiCall['hears'] {
  const lead: Record<string, string> = {};
  const messages: object[] = [];
  let used = 0;
  async function use(name: string, fields: object): Promise<string> {
    const tool = { id: `${id}-tool-${++used}`, type: 'function', function: { name, arguments: JSON.stringify(fields) } };
    const answers = [];
    // Vapi tries again where an answer is late: the second is the first.
    for (const _ of [1, 2])
      answers.push((await tell({ type: 'tool-calls', toolCallList: [tool], artifact: { messages } })).results[0].result);
    if (answers[0] !== answers[1]) throw new Error(`${name} was used twice: ${answers.join(' / ')}`);
    return answers[0];
  }
  return async (line) => {
    messages.push({ role: 'user', message: line, time: 0 });
    if (/kill|die/.test(line)) return use('danger_help', { said: line });
    if (/guide|immunity|@/.test(line)) {
      const guide = 'Immunity Booster Nuskha';
      return use('offer_guide', { guide, email: /\S+@\S+/.exec(line)?.[0] ?? '', said: line });
    }
    if (/lakh/.test(line)) lead.budget = line;
    if (/name is/.test(line)) lead.name = line.replace(/.*name is /, '');
    if (/\d{5}/.test(line)) return use('note_lead', { ...lead, phone: line });
    return use('look_up', { said: line });
  };
}
