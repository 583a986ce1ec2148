import type { CallNotes } from '#shared/api.ts';
import type { Visitor } from './visitor.ts';

/** What the page beside a call shows, as it is told. */
export interface CallPage {
  /** Waits until it shows that, which it may have shown before. @returns what it showed then */
  shows(look: (notes: CallNotes) => boolean): Promise<CallNotes>;
  /** Everything it was told until the call was over. */
  over(): Promise<CallNotes[]>;
  leave(): Promise<void>;
}

/** Opens the events of the visitor's own call, as the page does. */
export async function callPage(siteUrl: string, who: Visitor): Promise<CallPage> {
  const response = await fetch(`${siteUrl}/call/events`, { headers: { Cookie: who.cookie() } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const told: CallNotes[] = [];
  let text = '';
  let isOver = false;
  async function more(): Promise<void> {
    const { value = '', done } = (await reader?.read()) ?? { done: true };
    text += value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: over')) isOver = true;
      else told.push(JSON.parse(event.slice('data: '.length)));
    }
    if (done) isOver = true;
  }
  return {
    async shows(look) {
      for (;;) {
        const found = told.find(look);
        if (found) return found;
        if (isOver) throw new Error(`The page never showed ${look}, but ${JSON.stringify(told)}`);
        await more();
      }
    },
    async over() {
      while (!isOver) await more();
      return told;
    },
    leave: async () => void (await reader?.cancel()),
  };
}
