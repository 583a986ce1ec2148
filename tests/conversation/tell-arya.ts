import { newConversation, turn } from '#server/conversation/turn.ts';

/** Holds lines with Arya; the last answer, and what the showroom was given last. */
export function tell(...lines: string[]) {
  let state = newConversation(7);
  let reply = '';
  let lead: unknown;
  for (const message of lines) {
    const result = turn(state, { persona: 'arya', medium: 'voice', message, orders: [], contactEmail: 'namaste@vaani.example' });
    state = result.state;
    reply = result.reply;
    for (const effect of result.effects) if (effect.kind === 'note-lead') lead = effect.lead;
  }
  return { reply, lead };
}
