import type { CallNotes } from '#shared/api.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { callPage } from './call-page.ts';
import { enterRoom } from './caller.ts';
import type { PlayedVapi } from './vapi.ts';
import { callIdOf, inVapiCall, type VapiModel } from './vapi-call.ts';
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

/** A call that Vapi carries, with the model it is told to ask. */
export const byVapi =
  (siteUrl: string, vapi: PlayedVapi, model: VapiModel): OpenTalk =>
  async (persona) => {
    const who = visitor(siteUrl);
    const call = inVapiCall(siteUrl, callIdOf(await who.post('/call/web', { assistantId: persona })), model);
    return {
      who,
      say: call.hears,
      ...callIn(siteUrl, who),
      hears: async (words) => void (await look(async () => vapi.said.some((said) => said.includes(words)) || undefined)),
      end: call.over,
    };
  };
