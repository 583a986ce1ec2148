import type { CallNotes } from '#shared/api.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { callPage } from './call-page.ts';
import { enterRoom } from './caller.ts';
import { type PlayedVapi, vapiWebhookSecret } from './vapi.ts';
import { type Visitor, visitor } from './visitor.ts';

/** A talk with a character, whichever line it is held on. */
export interface HeldTalk {
  who: Visitor;
  say(line: string): Promise<string>;
  /** Waits until the page beside it shows that. */
  shows(look: (notes: Shown) => boolean): Promise<Shown>;
  /** What was said by itself, without being asked, has these words. */
  hears(words: string): Promise<void>;
  end(): Promise<void>;
}

/** What a page shows of a talk; the chat has its own way to show the same. */
export type Shown = Pick<CallNotes, 'offer' | 'orders'> & Partial<CallNotes>;

export type OpenTalk = (persona: PersonaSlug) => Promise<HeldTalk>;

const look = async <T>(get: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await get();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const callIn = (siteUrl: string, who: Visitor): Pick<HeldTalk, 'shows'> => ({
  async shows(wanted) {
    const page = await callPage(siteUrl, who);
    const notes = await page.shows(wanted);
    await page.leave();
    return notes;
  },
});

/** Kaka's chat; for the others the talk that goes on in writing. */
export const byChat =
  (siteUrl: string): OpenTalk =>
  async (persona) => {
    const who = visitor(siteUrl);
    let shown: Shown = { offer: null, orders: [] };
    return {
      who,
      async say(line) {
        if (persona !== 'kaka') {
          const { body } = await who.post('/call/write', { assistantId: persona, message: line });
          shown = body.notes;
          return body.reply;
        }
        const { body } = await who.post('/api/maharajji-chat.js', { message: line });
        return [body.reply, ...(body.followUps ?? [])].join(' ');
      },
      shows: (wanted) =>
        look(async () => {
          if (persona === 'kaka') {
            const { awaitingEmailFor: skuName, orders } = (await who.get('/api/kaka-session')).body;
            shown = { offer: skuName === null ? null : { sku: '', skuName, paise: 0 }, orders };
          }
          return wanted(shown) ? shown : undefined;
        }),
      hears: async () => {}, // The chat shows the receipt instead.
      end: async () => {},
    };
  };

export const byRoom =
  (siteUrl: string): OpenTalk =>
  async (persona) => {
    const who = visitor(siteUrl);
    const { body } = await who.post('/call/web', { assistantId: persona });
    const room = await enterRoom(body.webCallUrl);
    await room.line();
    return {
      who,
      say: room.say,
      ...callIn(siteUrl, who),
      hears: async (words) => void (await look(async () => JSON.stringify(room.messages).includes(words) || undefined)),
      end: async () => void (await room.hangUp()),
    };
  };

/** Vapi's server in a call of the visitor's. */
async function vapiCall(siteUrl: string, vapi: PlayedVapi, persona: PersonaSlug) {
  const who = visitor(siteUrl);
  const { body } = await who.post('/call/web', { assistantId: persona });
  const id = String(body.webCallUrl).split('/').at(-1) ?? '';
  const post = async (path: string, sent: object) => {
    const response = await fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Vapi-Secret': vapiWebhookSecret },
      body: JSON.stringify(sent),
    });
    return response.json();
  };
  const tell = (message: object) => post('/webhooks/vapi', { message: { call: { id }, ...message } });
  return {
    who,
    id,
    post,
    tell,
    ...callIn(siteUrl, who),
    hears: async (words: string) => void (await look(async () => vapi.said.some((said) => said.includes(words)) || undefined)),
    end: async () => void (await tell({ type: 'end-of-call-report', endedReason: 'customer-ended-call', durationSeconds: 60, cost: 0.1 })),
  };
}

/** Our own conversation is the model. */
export const byVapi =
  (siteUrl: string, vapi: PlayedVapi): OpenTalk =>
  async (persona) => {
    const { id, post, ...call } = await vapiCall(siteUrl, vapi, persona);
    const messages: object[] = [];
    return {
      ...call,
      async say(content) {
        messages.push({ role: 'user', content });
        const { choices } = await post('/webhooks/vapi/chat/completions', { model: 'vaani', messages, call: { id } });
        messages.push(choices[0].message);
        return choices[0].message.content;
      },
    };
  };

/** A model that Vapi hosts, as obedient as its prompt asks it to be: it reaches for the tool that a line is for. */
export const byHostedModel =
  (siteUrl: string, vapi: PlayedVapi): OpenTalk =>
  async (persona) => {
    const { id, tell, ...call } = await vapiCall(siteUrl, vapi, persona);
    const lead: Record<string, string> = {};
    let used = 0;
    async function use(name: string, fields: object): Promise<string> {
      const tool = { id: `${id}-tool-${++used}`, type: 'function', function: { name, arguments: JSON.stringify(fields) } };
      const answers = [];
      // Vapi tries again where an answer is late: the second is the first.
      for (const _ of [1, 2]) answers.push((await tell({ type: 'tool-calls', toolCallList: [tool] })).results[0].result);
      if (answers[0] !== answers[1]) throw new Error(`${name} was used twice: ${answers.join(' / ')}`);
      return answers[0];
    }
    return {
      ...call,
      async say(line) {
        if (/kill|die/.test(line)) return use('danger_help', { said: line });
        if (/guide|immunity|@/.test(line))
          return use('offer_guide', { guide: 'Immunity Booster Nuskha', email: /\S+@\S+/.exec(line)?.[0] ?? '' });
        if (/\d{5}/.test(line)) return use('note_lead', { ...lead, phone: line });
        if (/lakh/.test(line)) lead.budget = line;
        if (/name is/.test(line)) lead.name = line.replace(/.*name is /, '');
        return 'Go on.';
      },
    };
  };
