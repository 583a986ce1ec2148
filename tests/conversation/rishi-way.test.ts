import { describe, expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Rishi answers to each line. */
function hold(...lines: string[]): string[] {
  return holdLines('rishi', lines).map(({ reply }) => reply);
}

describe('the way to a place', () => {
  test('is told in kilometres and hours from the visitor’s city', () => {
    expect(hold('we want to go to hampi from pune', 'how many hours by car').at(-1)).toMatch(/From Pune to Hampi is about \d+ kilometres/);
    expect(hold('इंदौर से ओंकारेश्वर जाना है', 'कितने घंटे लगेंगे').at(-1)).toMatch(/किलोमीटर.*घंटे/);
  });

  test('is cut in two where it is too long for a day', () => {
    expect(hold('jaisalmer jaana hai pune se', 'kitna door hai').at(-1)).toMatch(/Ek din ke liye yeh lamba hai/);
  });

  test('is counted in litres where the petrol is asked', () => {
    expect(hold('bikaner jaana hai jaipur se', 'petrol ka kharcha kitna hoga').at(-1)).toMatch(/litre/);
  });

  test('has its shade for a dog, and its chargers for an electric car', () => {
    expect(hold('pune se goa jaana hai, saath me 11 saal ka labra hai').at(-1)).toMatch(/band gaadi mein akela kabhi nahi/);
    expect(hold('goa by nexon ev from pune', 'where are charging stations').at(-1)).toMatch(/two thirds/);
  });
});

describe('the place that is wanted', () => {
  test('is the one that was named instead', () => {
    expect(hold('we want to see hampi in january', 'actually leave hampi, what about badami').at(-1)).toMatch(
      /^(?!.*(?:Hampi:|ruined capital)).*Badami/s,
    );
    expect(hold('jaipur se jaisalmer', 'jaisalmer chhodo, bikaner kaisa hai').at(-1)).toMatch(/Bikaner/);
    expect(hold('goa jaana hai', 'plan change, goa me bheed hai. gokarna karte hai', 'kya khaye').at(-1)).toMatch(/Gokarna/);
  });

  test('stays where a journey of another year is told', () => {
    expect(hold('we go to valparai from bengaluru', 'last time coorg he was sick', 'where to stay').at(-1)).toMatch(/Valparai/);
  });

  test('is Gaya, though the word also means went', () => {
    expect(hold('मुझे माँ को लेकर गया जाना है पिंडदान के लिए').at(-1)).toMatch(/विष्णुपद/);
    expect(hold('main kal bazaar gaya tha').at(-1)).not.toMatch(/Vishnupad/);
  });

  test('is wished well when the visitor has decided', () => {
    expect(hold('2 nights in matheran from mumbai', 'done, sending this to the group').at(-1)).toMatch(/Matheran/);
    expect(hold('2 nights in matheran from mumbai', 'done, sending this to the group').at(-1)).not.toMatch(/\?/);
  });
});

describe('who comes along', () => {
  test('is no child where the visitor calls Rishi so', () => {
    expect(hold('बेटा हम सात बुड्ढे हैं नर्मदा किनारे घूमना है').at(-1)).not.toMatch(/बच्चों/);
  });

  test('is healthy where illness is denied', () => {
    expect(hold('i go to spiti in september', 'no asthma, no bp').at(-1)).not.toMatch(/heart and lungs checked/);
  });
});
