/** A line in the midst of a subject is read within it first. */

import { describe, expect, it } from 'vitest';
import { newConversation, turn } from '../../server/conversation/turn.ts';
import type { PersonaSlug } from '../../shared/personas.ts';

const heard = (persona: PersonaSlug, lines: readonly string[]) => {
  let state = newConversation(7);
  return lines.map((message) => {
    const result = turn(state, { persona, medium: 'voice', message, orders: [], contactEmail: 'namaste@vaani.example' });
    state = result.state;
    return { reply: result.reply, topic: result.heard.topic, lang: result.state.lang };
  });
};

describe('in the midst of a subject', () => {
  it('a question of any story is answered in passing, and the story goes on', () => {
    const [, aside, next] = heard('bal-krishna-lalji', ['tell me about kaliya', 'how old was he', 'then what happened']);
    expect(aside?.topic).toBe('his-age');
    expect(next?.topic).toBe('kaliya');
  });

  it('the longest name in a line is the one that is meant', () => {
    const [, feast] = heard('bal-krishna-lalji', ['गोवर्धन की कथा सुनाइए', 'हम गोवर्धन पूजा कैसे करें']);
    expect(feast?.topic).toMatch(/^govardhan-puja/);
  });

  it('a question with a common verb does not turn to another story', () => {
    const [, asked] = heard('bal-krishna-lalji', ['सुदामा की कहानी सुनाइए', 'वे क्या लेकर गए थे']);
    expect(asked?.topic).toMatch(/^sudama/);
  });

  it('an English line with an Indian name is answered in English', () => {
    const [, told] = heard('bal-krishna-lalji', ['my husband passed away', 'he loved janmashtami']);
    expect(told?.lang).toBe('en');
  });

  it('what one cannot do is no refusal', () => {
    const [, told] = heard('bal-krishna-lalji', ['i have an exam tomorrow', 'i cant study']);
    expect(told?.topic).toMatch(/^exam/);
  });
});

describe('about the talk itself', () => {
  it('the last answer is said again slowly, though it was one in passing', () => {
    const [who, slow] = heard('bal-krishna-lalji', ['is this recorded', 'slower please']);
    expect(slow?.reply).toContain(who?.reply);
  });

  it('abuse, scores and flirting that come again are not met with the same words', () => {
    for (const persona of ['maharajji', 'mini', 'rishi', 'arya', 'aranya', 'bal-krishna-lalji'] as const) {
      for (const lines of [
        ['shut up', 'you are useless'],
        ['weather', 'cricket score'],
        ['i love you', 'marry me'],
      ]) {
        const [first, second] = heard(persona, lines);
        expect(second?.reply, `${persona}: ${lines}`).not.toBe(first?.reply);
      }
    }
  });
});
