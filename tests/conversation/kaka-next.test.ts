/** Kaka's second and later lines: remarks about advice, small questions in between, and what the till makes of them. */

import { describe, expect, it } from 'vitest';
import { newConversation, turn } from '../../server/conversation/turn.ts';

const hold = (lines: readonly string[]) => {
  let state = newConversation(7);
  return lines.map((message) => {
    const result = turn(state, { persona: 'kaka', medium: 'text', message, orders: [], contactEmail: 'namaste@vaani.example' });
    state = result.state;
    return { ...result.heard, effects: result.effects };
  });
};
const last = (lines: readonly string[]) => hold(lines).at(-1);

describe('within a talk with Kaka', () => {
  it('a decision to see the doctor is praised and not answered with another remedy', () => {
    expect(last(['my heels are cracked', 'ok i will show it to a doctor'])?.act).toBe('remark-to-doctor');
  });

  it('a wish to die is no remark', () => {
    expect(last(['my heels are cracked', 'i want to die'])?.help).toBe('self-harm');
  });

  it('a question for the day or the weather leaves the subject as it is', () => {
    const [, day, weather, back] = hold([
      'kaka baalon me roosi hai',
      'pehle ye batao aaj kaunsa tithi hai',
      'udaipur me mausam kaisa hai',
      'roosi ka batao',
    ]);
    expect([day?.act, weather?.act]).toEqual(['live', 'live']);
    expect(back?.topic).toBe('dandruff');
  });

  it('a dislike is no refusal', () => {
    expect(last(['can neem cure sugar', 'i dont like tablets'])?.act).not.toBe('no-nothing');
  });
});

describe("at Kaka's till", () => {
  it('a guide of remedies is not sold for a baby, and is sold to who still wants it', () => {
    const [, , first, , sold] = hold([
      'my child falls ill again and again',
      'he is 5 months old',
      'send the immunity guide',
      'it is for me, send the immunity guide',
      'asha@example.com',
    ]);
    expect(first?.act).toBe('baby-first');
    expect(sold?.effects).toContainEqual({ kind: 'open-orders', skus: ['immunity-booster'], email: 'asha@example.com' });
  });

  it('one more guide comes to the one that is wanted already', () => {
    const sale = last(['आयुर्वेदिक नुस्खे वाली गाइड भेजिए', 'एक और जोड़ दो, पूजा ध्यान वाली', 'om.prakash@example.com']);
    expect(sale?.effects).toContainEqual({
      kind: 'open-orders',
      skus: ['ayurvedic-nuskha', 'spiritual-practices'],
      email: 'om.prakash@example.com',
    });
  });

  it('who has paid and got nothing tells how it was paid, and is told where to write', () => {
    expect(last(['maine paise diye par guide nahi aayi', 'gpay se kiya tha'])?.act).toBe('claim');
  });

  it('a buyer learns how to open the file', () => {
    expect(last(['home cleaning guide bhejo', 'meera@example.com', 'how do i open it'])?.act).toBe('how-to-open');
  });
});
