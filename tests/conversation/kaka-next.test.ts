/** Kaka's second and later lines: remarks about advice, small questions in between, and what the till makes of them. */

import { describe, expect, it } from 'vitest';
import { holdLines } from './hold.ts';

const hold = (lines: readonly string[]) => holdLines('kaka', lines, 'text').map((result) => ({ ...result.heard, effects: result.effects }));
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
    expect(back?.topic).toMatch(/^dandruff/);
  });

  it('a word that was misheard is corrected', () => {
    expect(last(['um i have a coffee since two days', 'no no cough'])?.topic).toMatch(/^cough/);
  });

  it('a fever of a child who is no baby is no emergency at once', () => {
    const [first, age] = hold(['my son has fever since yesterday', 'he is four']);
    expect([first?.help, age?.topic]).toEqual([undefined, 'child-fever/older-drinking']);
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

  it('who paid twice is told where to write, and is sold nothing', () => {
    expect(hold(['i paid two times by mistake', 'for the cooking guide']).map(({ act }) => act)).toEqual(['paid-twice', 'claim']);
  });

  it('a question about refunds before a purchase does not stand in its way', () => {
    expect(last(['is there money back', 'ok give the seasons one', 'p.iyer@example.com'])?.act).toBe('sold');
  });

  it('what is told beside a recommended guide belongs to its subject', () => {
    expect(last(['do you have something for grey hair', 'i am only 24'])?.topic).toMatch(/^grey-hair/);
  });

  it('a yes that tells of the trouble is no yes to the guide', () => {
    expect(last(['hello', 'i have cough', 'yes dry'])?.act).not.toBe('ask-email');
  });

  it('what is inside a recommended guide is told two lines later too', () => {
    const lines = ['which one should i take for my kids who get cold often', 'they are 6 and 9', 'what is in it'];
    expect(last(lines)?.act).toBe('inside');
  });

  it('a measure of water is no price', () => {
    expect(last(['my rotis are not soft', 'i use cold water', 'how much water for one cup'])?.sku).toBeUndefined();
  });

  it('a buyer learns how to open the file', () => {
    expect(last(['home cleaning guide bhejo', 'meera@example.com', 'how do i open it'])?.act).toBe('how-to-open');
  });

  it.each(['pooja.verma@example.com', 'pooja dot verma at example dot com', 'pooja dot verma at example . com'])(
    'the words of the address "%s" name no guide',
    (address) => {
      expect(last(['send the home cleaning guide', address])?.effects).toEqual([
        { kind: 'open-orders', skus: ['home-cleaning-hacks'], email: 'pooja.verma@example.com' },
      ]);
    },
  );

  it.each(['yes thats the right mail, send the link please', 'haan mail same hi hai', 'हाँ यही ईमेल है'])(
    '"%s" after the link confirms the address, and nothing is asked again',
    (line) => {
      expect(last(['send the home cleaning guide', 'farah.k@example.com', line])).toMatchObject({ act: 'recheck', effects: [] });
    },
  );

  it.each([
    ['गलत लिख दिया, example.com है', 'deepak.m@example.com'],
    ['no it is example dot com', 'deepak.m@example.com'],
    ['sorry, deepak_m', 'deepak_m@exmple.com'],
    ['dot in hai, dot com nahi', 'deepak.m@exmple.in'],
  ])('"%s" corrects a part of the address, and the link goes there', (line, email) => {
    const order = last(['send the immunity guide', 'deepak.m@exmple.com', line])?.effects;
    expect(order).toEqual([{ kind: 'open-orders', skus: ['immunity-booster'], email }]);
  });

  it('who wrote the address wrong is asked for it again', () => {
    const [, , wrong, right] = hold(['send the immunity guide', 'a@exmple.com', 'sorry i wrote it wrong', 'asha@example.com']);
    expect([wrong?.act, right?.effects]).toEqual([
      'ask-email',
      [{ kind: 'open-orders', skus: ['immunity-booster'], email: 'asha@example.com' }],
    ]);
  });

  it('a change sends the other guide alone', () => {
    const [, , , , changed, again] = hold([
      ...['i want the immunity one', 'anil.k@example.com', 'wait, is that for winter also?'],
      ...['i think the seasonal one is better for us', 'yes change it to that, not both', 'same email'],
    ]);
    for (const line of [changed, again])
      expect(line?.effects).toEqual([{ kind: 'open-orders', skus: ['seasonal-wellness'], email: 'anil.k@example.com' }]);
  });

  it('a gift to somebody is chosen by what they need, and goes to their address', () => {
    const lines = ['राखी पर बहन को कुछ देना है', 'वो नई बहू है, ससुराल में खाना बनाने में घबराती है', 'कितने की है', 'ठीक है यही दे दो'];
    const sale = last([...lines, 'उसकी आईडी है kavita.g@example.com']);
    expect(sale?.effects).toContainEqual({ kind: 'open-orders', skus: ['desi-cooking-secrets'], email: 'kavita.g@example.com' });
  });

  it('"that one" after the whole board is asked for by name, and the address that was given is kept', () => {
    const [, that, , named] = hold(['show me the guides', 'यही दे दो', 'asha@example.com', 'the cooking one']);
    expect(that?.act).toBe('which-first');
    expect(named?.effects).toContainEqual({ kind: 'open-orders', skus: ['desi-cooking-secrets'], email: 'asha@example.com' });
  });
});
