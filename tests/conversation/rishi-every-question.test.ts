import { describe, expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Rishi answers to the last of some lines. */
const last = (...lines: string[]): string => holdLines('rishi', lines).at(-1)?.reply ?? '';

describe('of the place that is talked of', () => {
  const ziro = ['planning ziro in one trip', 'from bangalore, 12 days'];
  const kashi = ['taking my parents to banaras, both above 70', 'first time for them, 4 days'];

  test.each([
    ['how bad are the roads, i get car sick', /road to Ziro/],
    ['and where would i sleep', /bed|stay|homestay/i],
    ['what would you drop', /leave out/],
    ['how many km daily', /count hours/],
    ['what about network, i need to call my mum daily', /^In Ziro|^Ziro/],
    ['who would i actually meet there', /no names and numbers/],
    ['any festival in september', /Ziro are late in September|no big festival/],
  ])('"%s" is answered from what he knows', (line, expected) => {
    expect(last(...ziro, 'do i need a permit', line)).toMatch(expected);
  });

  test('who takes too much money is answered, also as hearsay', () => {
    expect(last(...kashi, 'are the pandas going to fleece us')).toMatch(/Fix the sum/);
    expect(last('बनारस जाना है', 'पंडे बहुत पैसे मांगते हैं सुना है')).toMatch(/रक़म/);
  });

  test('why it is proposed is said with the facts of the journey', () => {
    expect(last('spiti or ladakh?', 'july, 9 days, two friends', 'why that one')).toMatch(/^Why Spiti: July/);
  });

  test('a vegetarian hears of no meat', () => {
    expect(last('हम्पी जाना है, तीन दिन के लिए', 'शाकाहारी खाना मिल जाएगा?')).not.toMatch(/पोर्क|मछली। /);
  });

  test('the way there counts in a short journey', () => {
    expect(last('lucknow se, 3 din', 'manali ho jayega kya 3 din me')).toMatch(/kam hain/);
  });

  test.each(['ok give me day wise', 'din ke hisab se bata do', 'mast, final plan ek message me de de', 'how would the days go'])(
    '"%s" gets all the days',
    (line) => {
      expect(last('i want to see hampi, 4 days from pune in december', line)).toMatch(
        /Day one.*Day two.*Day four|Pehla din.*Doosra din.*Din chaar/s,
      );
    },
  );
});

describe('a festival', () => {
  test('a wrong month is not confirmed, and does not become the month of the journey', () => {
    const answers = holdLines('rishi', ['planning ziro, 12 days from bangalore', 'hornbill is in november right?', 'what did i tell you']);
    expect(answers[1]?.reply).toMatch(/^Not in November\. Hornbill is the first ten days of December/);
    expect(answers[2]?.reply).not.toMatch(/November/);
  });

  test('the full moon has its months and no date', () => {
    expect(last('कच्छ का रण देखना है', 'कौन सी पूर्णिमा अच्छी रहेगी?')).toMatch(/नवंबर से फ़रवरी/);
  });
});

describe('what was seen or is not wanted', () => {
  test('a place that they did is crossed off, and not told of', () => {
    const reply = last('sea from chennai by train, 4 days, january, with my mother', 'pondy we did already');
    expect(reply).toMatch(/crossed off/);
    expect(reply).not.toMatch(/Pondicherry for two days/);
  });

  test('a city that is not wanted is no start', () => {
    expect(last('rajasthan jana hai par jaipur udaipur nahi')).not.toMatch(/Jaipur se/);
  });

  test('a fair that they photographed sends them to no town beside it', () => {
    expect(last('i photograph festivals', 'i did pushkar and kumbh')).not.toMatch(/Jaipur/);
  });

  test('half of what a place is called after is no door to it', () => {
    expect(last('सिक्किम घूमना है, परिवार के साथ, मई में', 'दार्जिलिंग हो आए हैं')).not.toMatch(/दरवाज़ा/);
  });

  test('a state that they did offers no place of it', () => {
    expect(
      last('i collect sarees and want to meet weavers', 'not gujarat i went there last year', '7 days in february from mumbai'),
    ).not.toMatch(/Gujarat|Somnath|Kutch|Bhuj/);
  });

  test('the city where one only changes may be skipped, and the journey stays', () => {
    expect(last('planning ziro, 12 days from bangalore', 'can i skip guwahati')).toMatch(/Ziro/);
  });

  test('a place that is dropped gives way to the one before it', () => {
    expect(last('हम्पी जाना है, तीन दिन के लिए', 'वहां से बादामी कितनी दूर है', 'ठीक है, बादामी छोड़ देते हैं')).toMatch(/बादामी.*काट दिया.*हम्पी/s);
  });

  test('sand that somebody cannot walk on is no desert', () => {
    expect(last('sea from chennai by train, 4 days, january, with my mother', 'she cant do sand though')).not.toMatch(/desert/i);
  });

  test('ashes are carried, and nobody travels in their place', () => {
    expect(last('मां की अस्थियां लेकर हरिद्वार जाना है')).not.toMatch(/माँ के साथ/);
  });
});

test('deep water where nobody is, is named to nobody', () => {
  expect(last('भाई नर्मदा के पास कोई जगह बताओ, दो दिन', 'जहां घाट पर लोग न हों, पानी गहरा हो')).toMatch(/टेली ?मानस/);
});
