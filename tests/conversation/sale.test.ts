import { describe, expect, test } from 'vitest';
import type { Effect } from '#server/conversation/conversation.ts';
import { holdLines } from './hold.ts';

/** What Kaka understood last, what he said, and every link that he made. */
function sale(...lines: string[]) {
  const turns = holdLines('kaka', lines, 'text');
  const last = turns.at(-1);
  const sold = turns
    .flatMap(({ effects }) => effects)
    .filter((effect): effect is Extract<Effect, { kind: 'open-orders' }> => effect.kind === 'open-orders')
    .flatMap(({ skus, email }) => skus.map((sku) => `${sku} ${email}`));
  return { act: last?.heard.act, sku: last?.heard.sku, reply: last?.reply, sold };
}

test.each([
  [
    'told one after the other',
    [
      'spiritual guide for my elder sister, hair care for the younger one',
      'elder one is asha@example.com',
      'the younger one usha@example.org',
    ],
  ],
  ['in one line', ['hair care and spiritual practices please', 'spiritual to asha@example.com and hair care to usha@example.org']],
])('two guides for two people go to their own addresses, %s', (_, lines) => {
  expect(sale(...lines).sold.toSorted()).toEqual(['herbal-hair-care usha@example.org', 'spiritual-practices asha@example.com']);
});

test('two guides that are pointed at without a comma are both meant', () => {
  const { sold } = sale('mujhe do guide chahiye ek khana wali ek safai wali', 'neelam.s@example.com');
  expect(sold).toHaveLength(2);
});

test('a remedy guide asked for a baby is not sold, whatever is said next', () => {
  const { sold } = sale(
    'do you have a guide for babies? mine is 7 months',
    'would the immunity one help her, i can pay now',
    'neha@example.com',
  );
  expect(sold).toEqual([]);
});

test('words that only resemble a correction leave the address as it is', () => {
  const { sold } = sale('i want the seasonal guide', 'gita.rao@example.com', 'is it done? I am not good at these things, 64 years old');
  expect(sold).toEqual(['seasonal-wellness gita.rao@example.com']);
});

test('who drops the instalments drops no guide', () => {
  const { sold } = sale(
    'cooking and cleaning guide chahiye',
    'emi pe milegi?',
    'achha rehne do emi, ek baar mein dunga',
    'ravi@example.com',
  );
  expect(sold).toEqual(['desi-cooking-secrets ravi@example.com', 'home-cleaning-hacks ravi@example.com']);
});

test('an address after "not now" is for what was put off, all of it', () => {
  const { sold } = sale('cooking and cleaning guide chahiye', 'abhi nahi, baad mein', 'ravi@example.com');
  expect(sold).toHaveLength(2);
});

test('an address that comes long after an offer, when the talk is of something else, is kept, and it is asked what shall go there', () => {
  const offered = [
    'unke liye kuch likha hua hai kya',
    'chhodo, wo nahi padhega',
    'mere chehre pe jhaiyan hain',
    'besan roz lagaun kya',
    'accha theek',
  ];
  const { sold, reply } = sale('mere pati ke sar me khujli rehti hai', ...offered, 'rubina.s@example.com');
  expect(sold).toEqual([]);
  expect(reply).toContain('rubina.s@example.com');
  const spelt = [
    'ruko, pehle chehre wali batao',
    'chamdi sookhi rehti hai',
    'kitni baar lagaun',
    'accha',
    'likho rama dot joshi',
    'at example dot com',
  ];
  expect(sale('man shaant rakhne wali guide chahiye', 'nahi abhi nahi', ...spelt).sold).toEqual([]);
});

test('of two that were compared, the one that is no problem is not meant', () => {
  const { sku } = sale('cooking secrets or home cleaning hacks, which should i take', 'cleaning is no problem. my rotis break');
  expect(sku).toBe('desi-cooking-secrets');
});

test.each([
  ['my wife is 6 months pregnant', 'can i buy the ayurvedic guide for her', 'just send. amit@example.com'],
  ['मेरी बहू को पाँचवाँ महीना चल रहा है', 'काढ़े वाली गाइड भेज दो', 'amit@example.com'],
])('a guide of remedies is not sold for a pregnancy, though an address is pressed on him', (...lines) => {
  expect(sale(...lines)).toMatchObject({ act: 'baby-first', sold: [] });
});

test.each([
  ['can she take a printout', 'format'],
  ['what if the file gets lost', 'lost-file'],
  ['can i share it with my sister', 'share-copy'],
  ['page safed aa raha hai', 'link-broken'],
  ['haan ab khul gaya', 'link-opened'],
  ['ab sahi wale pe gaya na?', 'recheck'],
  ['will it cut twice', 'nothing-taken'],
])('after a sale "%s" is answered on its own', (line, act) => {
  expect(sale('hair care guide please', 'neha@example.com', line).act).toBe(act);
});

test.each([
  ['number four, what is inside', 'inside', 'seasonal-wellness'],
  ['the 159 one, what does it have', 'inside', 'spiritual-practices'],
  ['okay number four then', 'ask-email', 'seasonal-wellness'],
])('of the board "%s" means a guide', (line, act, sku) => {
  expect(sale('price list please', line)).toMatchObject({ act, sku });
});

test('a name that is spelled out confirms the address', () => {
  const { sold } = sale('immunity guide please', 'meera dot joshi at example dot com', 'm double e r a dot j o s h i');
  expect(new Set(sold)).toEqual(new Set(['immunity-booster meera.joshi@example.com']));
});

test.each([
  [['the cleaning one. no wait, the cooking one', 'esha@example.com'], ['desi-cooking-secrets esha@example.com']],
  [['the cooking guide please', 'zoya@exampel.com i mean zoya@example.com'], ['desi-cooking-secrets zoya@example.com']],
  [
    ['which guides do you have', 'the last one', 'hmm not that one, the one before it', 'sana@example.com'],
    ['spiritual-practices sana@example.com'],
  ],
  [['give me the one about seasons', "it's anu dot mathew", 'at yahoo dot com'], ['seasonal-wellness anu.mathew@yahoo.com']],
  [
    ['spiritual guide please', 'arun dot mathew', 'm a t h e w one t', 'at example dot com'],
    ['spiritual-practices arun.mathew@example.com'],
  ],
  [['cooking guide please', 'i am padma@example.com but send yash@example.com'], ['desi-cooking-secrets yash@example.com']],
])('%j sells what was meant last', (lines, sold) => {
  expect(sale(...lines).sold).toEqual(sold);
});

test('nothing is asked of who wants nothing sent', () => {
  expect(sale('do you have a guide for cough', "don't send anything now, just asking")).toMatchObject({ act: 'declined', sold: [] });
});

describe('what a buyer says on the way', () => {
  test.each([
    ['a number that is taken back for another', ['price list', 'number 2 kya hai', 'acha 2 nahi, 3 wali'], 'desi-cooking-secrets'],
    ['a number for one that is too costly', ['price list', '7', 'no 7 is costly, give 5'], 'home-cleaning-hacks'],
    ['a guide by what it is about', ['mausam wali dikhao', 'nahi ye nahi, jo mann shaant karti hai wo'], 'spiritual-practices'],
    ['a number before its word', ['kaka guide ki list dedo', '5 number wali', 'ruko 5 nahi 6 number'], 'spiritual-practices'],
    [
      'the only one of two',
      ['the one about kitchen, and the one with stains', 'no leave it, only the stains one i will take'],
      'home-cleaning-hacks',
    ],
    ['one now and the other later', ['hair and cooking guide, how much', 'hair wali le lungi, cooking wali baad me'], 'herbal-hair-care'],
    ['all but one', ['सफाई और रसोई वाली दोनों दे दो', 'सफाई वाली रहने दो'], 'desi-cooking-secrets'],
    ['a list of which only the end points', ['mujhe nuskhe aur mausam wali chahiye', 'nuskhe wali rehne do'], 'seasonal-wellness'],
  ])('%s is what is sold', (_, lines, sku) => {
    expect(sale(...lines, 'asha@example.com').sold).toEqual([`${sku} asha@example.com`]);
  });

  test.each([
    [
      'with the guides told one after the other',
      ['ek didi ke liye baalo wali', 'ek mere liye, gharelu nuskhe', 'dono ka kitna hua'],
      'didi wali',
      'meri',
    ],
    [
      'of whom only the wishes were told',
      ['i need one for my mom and one for me', 'mom has thin hair', 'for me the remedies one'],
      'moms email is',
      'and mine is',
    ],
  ])('two people get their own guides, %s', (_, lines, theirs, mine) => {
    expect(sale(...lines, `${theirs} pooja@example.com`, `${mine} tarun@example.com`).sold).toEqual([
      'herbal-hair-care pooja@example.com',
      'ayurvedic-nuskha tarun@example.com',
    ]);
  });

  test('a gift and a guide for oneself go to two addresses', () => {
    const lines = ['i want to gift hair guide to my wife and keep cooking one for myself', "wife's id is reena@example.com"];
    expect(sale(...lines, 'for me sunil.m@example.com').sold).toEqual([
      'herbal-hair-care reena@example.com',
      'desi-cooking-secrets sunil.m@example.com',
    ]);
  });

  test('of two addresses only the one that is set right gets its link again', () => {
    const lines = ['hair guide for my sister, cleaning guide for my mother', 'sister is pooja@example.com', 'mother is usha@example.com'];
    expect(sale(...lines, 'sorry, pooja.k@example.com').sold.at(-1)).toBe('herbal-hair-care pooja.k@example.com');
  });

  test.each([
    ['warden dot block four at example dot com', 'number 4 not spelled', 'warden.block4@example.com'],
    ['hari dot prasad at example dot com', 'no dot at the end ok', 'hari.prasad@example.com'],
    ['hari_p@example.com', 'all small letters', 'hari_p@example.com'],
  ])('how an address is written is no part of it: %s, %s', (address, remark, email) => {
    const { sold, reply } = sale('hair guide please', address, remark);
    expect(new Set(sold)).toEqual(new Set([`herbal-hair-care ${email}`]));
    expect(reply).toContain(email);
  });

  test('a remark between the parts of an address is no part of it', () => {
    expect(sale('hair guide please', 'its hari dot prasad', 'all small letters', 'at example dot com').sold).toEqual([
      'herbal-hair-care hari.prasad@example.com',
    ]);
  });

  test('a mistyped provider is set right and said back', () => {
    const { sold, reply } = sale('immunity guide please', 'sanjay@gmial,com');
    expect(sold).toEqual(['immunity-booster sanjay@gmail.com']);
    expect(reply).toContain('sanjay@gmail.com');
  });

  test.each(['before that one doubt', 'but one thing kaka', 'ek doubt hai pehle', 'wait one question first'])(
    '"%s" may be asked first',
    (line) => {
      expect(sale('i want the home cleaning one', line).act).toBe('may-i-ask');
    },
  );

  test('an order is recalled once, then the talk goes on', () => {
    const acts = ['the blue one of the moon flew', 'and the red one of the moon flew too'].map(
      (_, i, lines) => sale('hair guide please', ...lines.slice(0, i + 1)).act,
    );
    expect(acts.filter((act) => act === 'standing').length).toBeLessThan(2);
  });

  test.each([['main subah 9 se raat 8 tak dukan pe khadi rehti hu'], ['main raat 11 tak kaam karta hu']])(
    'hours are no budget: %s',
    (line) => {
      expect(sale(line).act).not.toBe('cheapest');
    },
  );

  test.each([
    ['not the hair one, i have fine hair', 'which-first'],
    ['kaka do guide chahiye', 'which-first'],
    ['is it a real book or a file', 'format'],
    ['can i do google pay', 'how-to-pay'],
  ])('%s: %s', (line, act) => {
    expect(sale(line).act).toBe(act);
  });

  test('"do not mix them up" cancels nothing', () => {
    expect(sale('hair guide please', 'asha@example.com', 'ulta mat kar dena').act).toBe('recheck');
  });

  test.each([
    [['papa retire hue, din bhar chidte hain', 'neend bhi kam ho gayi', 'unke liye kaunsi guide sahi rahegi'], 'ayurvedic-nuskha'],
    [['मौसम बदलते ही सब बीमार', 'इसके लिए कोई किताब है?'], 'seasonal-wellness'],
    [['pair sooj jate hai shaam tak', 'iska koi guide hai kya'], 'ayurvedic-nuskha'],
  ])('the guide of what was told is recommended: %j', (lines, sku) => {
    expect(sale(...lines)).toMatchObject({ act: 'recommend', sku });
  });
});

test.each([
  'can i give him aspirin',
  'how much time do we have',
  'should i take it before food',
  'teeno time lena hai',
  'dono pair me dard hai',
  'both my knees hurt',
  'all three kids are sick',
  'send me good wishes kaka',
  'le hi leti hu dawai',
])('"%s" sells nothing, whatever is open', (line) => {
  for (const opening of [
    ['which guide is good for cough'],
    ['i want the immunity guide'],
    ['hair, cooking and cleaning guides please', 'neha@example.com'],
  ]) {
    const before = sale(...opening).sold;
    const { act, sold } = sale(...opening, line);
    expect({ line, act, sold }).toMatchObject({ sold: before, act: expect.not.stringMatching(/^(ask-email|sold|recheck)$/) });
  }
});

test('a list of bare subjects names each guide, and what they come to is told of all of them', () => {
  const wish = 'three please, hair, cooking and the peace of mind one';
  expect(sale(wish, 'how much together').reply).toContain('₹467');
  expect(sale(wish, 'leave the cooking then', 'anjali_p@example.com').sold).toEqual([
    'herbal-hair-care anjali_p@example.com',
    'spiritual-practices anjali_p@example.com',
  ]);
});

test('"all three" are the three that were spoken of, and never the whole board', () => {
  const { sold } = sale('immunity + cooking + hair = how much', 'make it 400 kaka', 'all three on jas@example.com');
  expect(sold).toHaveLength(3);
});

test('who says that two look the same buys neither', () => {
  const { sold, act } = sale('whats diff between immunity guide and ayurvedic guide', 'both look same to me');
  expect({ sold, isAsked: act === 'ask-email' }).toEqual({ sold: [], isAsked: false });
});

test('an address to which nothing shall be sent gets nothing', () => {
  const { sold } = sale(
    'immunity booster for my brother',
    "my mail is pallavi@example.com but don't send there",
    'send to deepak@example.com',
  );
  expect(sold).toEqual(['immunity-booster deepak@example.com']);
});

test('a guide that was bought is not offered again', () => {
  const { reply } = sale('home cleaning hacks please', 'neha@example.com', 'she is asking about cockroaches also');
  expect(reply).not.toContain('₹');
});

test('who tells of a guide bought before gets another one recommended, and can buy it', () => {
  const lines = ['bought your immunity pdf last week, good one', 'whats next one you suggest', 'ayurvedic nuskha then', 'lobo@example.com'];
  expect(sale(...lines).sold).toEqual(['ayurvedic-nuskha lobo@example.com']);
});

test.each([
  [
    'a guide meant otherwise after the link takes its place',
    ['hair care guide, joel@example.com', 'i meant home cleaning hacks, not hair'],
  ],
  ['a slip is asked about, and then set right', ['hair care guide, joel@example.com', 'i clicked wrong', 'home cleaning hacks instead']],
])('%s', (_, lines) => {
  expect(sale(...lines).sold.at(-1)).toBe('home-cleaning-hacks joel@example.com');
});

test.each([
  ['सौ में कर दो', 'discount'],
  ['is gst extra', 'tax'],
  ['can i zoom the letters', 'font'],
  ['how many recipes are there', 'inside'],
  ['does it go straight to her email', 'straight-to'],
  ['will i get invoice', 'invoice'],
])('beside a guide that is agreed to "%s" is answered, and no order', (line, act) => {
  const { act: heard, sold } = sale('desi cooking secrets please', line);
  expect(heard).toBe(act);
  expect(sold).toEqual([]);
});

test('what is asked for in a guide is named where it stands there', () => {
  expect(sale('herbal hair care guide kitne ki hai', 'usme dandruff ka hai kya').reply).toContain('rusi');
  expect(sale('desi cooking secrets price', 'is there makki roti in it').reply).not.toContain('has that');
});

test('who says to be seventy two buys like any grown-up', () => {
  const { sold } = sale('hello beta i am seventy two', 'cooking guide please', 'iyer@example.com');
  expect(sold).toEqual(['desi-cooking-secrets iyer@example.com']);
});

test('a guide that was offered unasked is not bought beside the one that is', () => {
  const { sold } = sale('kaka rajma nahi galta', 'namak kab dalu', 'baalo wali guide bhi bhej do', 'neha@example.com');
  expect(sold).toEqual(['herbal-hair-care neha@example.com']);
});

describe('an address that is set right', () => {
  test.each([
    [
      'spelled in one piece',
      ['cooking wali bhej do', 'lakhan underscore solanki at the rate example dot com', 'nahi ruko lakhan mein do h hai l a k h h a n'],
      'desi-cooking-secrets lakhhan_solanki@example.com',
    ],
    [
      'with other digits',
      ['hair wali de do', 'r k sharma nineteen fifty two at gmail dot com', 'nahi nahi nineteen fifty three'],
      'herbal-hair-care rksharma1953@gmail.com',
    ],
    [
      'with a word for each letter',
      ['i want the home remedies guide', 'v for vadodara, k for kolkata, dot, b h a double t, at example dot com'],
      'ayurvedic-nuskha vk.bhatt@example.com',
    ],
    [
      'with another that is named after the one that is not to be used',
      ['the calm mind guide please', "mine is arjun.m@example.com but don't send there, send it to her: ritu26@example.com"],
      'spiritual-practices ritu26@example.com',
    ],
  ])('%s is where the guide goes', (_, lines, order) => {
    expect(sale(...lines).sold.at(-1)).toBe(order);
  });
});

test('what stands before each address says which guide goes there', () => {
  const { sold } = sale(
    'the cleaning guide and the seasonal guide please',
    'cleaning one - asha@example.com   seasons one - usha@example.org',
  );
  expect(sold).toEqual(['home-cleaning-hacks asha@example.com', 'seasonal-wellness usha@example.org']);
});

describe('what is asked in between is answered of that guide', () => {
  test.each([
    ['can my husband use it too or only ladies', 'men and women'],
    ['how long is it, 200 pages?', 'fourteen pages'],
    ['can it say from bhaiya?', 'cannot write a name'],
    ['can i forward it to her after', 'forward'],
    ['my card is of an omani bank, will it work', 'the payment page says'],
    ['can i pay with a dubai card', 'the payment page says'],
    ['can i pay tomorrow', 'lives a day'],
    ['if she does not like it will i get my money back', 'seven days'],
    ['so just confirm which id you took', 'asha@example.com'],
    ['will it come now or after payment', 'minute or two'],
    ['are there pictures in it', 'no video'],
    ['it is asking for state why', 'tax invoice'],
    ['will you call me', 'Nobody calls you'],
    ['which app to pay', 'UPI or card'],
    ['will he get promotion mails', 'privacy page'],
    ['is there any hardcopy, delivery to chennai', 'Nothing'],
  ])('%s', (line, words) => {
    const { reply, sold } = sale('i want the hair care guide', 'asha@example.com', line);
    expect(reply).toContain(words);
    expect(sold).toHaveLength(1);
  });

  test('who pays and who gets it is told before an address is given', () => {
    expect(sale('how much is the calm one', 'ok so i pay and she gets it? how does that work').reply).toContain('straight to the address');
  });

  test('a second question of a line is answered too', () => {
    const { act, reply } = sale('do you have a guide for hair? is it in hindi');
    expect(act).toBe('recommend');
    expect(reply).toMatch(/simple English.*Herbal Hair Care Guide/);
  });

  test('what is inside a guide is told before it is offered', () => {
    expect(sale('home cleaning hacks me kya kya hai')).toMatchObject({ act: 'inside', sku: 'home-cleaning-hacks' });
  });

  test('"done" after the link is no new order', () => {
    expect(sale('i want the hair care guide', 'asha@example.com', 'done').sold).toHaveLength(1);
  });
});

test('"the first one you said" is the first of the two that were weighed', () => {
  expect(sale('whats the difference between immunity and seasonal', 'the first one you said').sku).toBe('immunity-booster');
});

test('of the whole board the one that is named is taken, though the rest is refused', () => {
  const { sold } = sale('saari guides le lu to discount?', 'nahi rehne do ek hi, khana wali. petrol bharwana h', 'ravi@example.com');
  expect(sold).toEqual(['desi-cooking-secrets ravi@example.com']);
});

test('who speaks of babies only to say that nobody small is meant is sold the remedies', () => {
  const { sold } = sale('for adults only, i know babies should not have honey', 'i want the home remedies guide', 'priya@example.com');
  expect(sold).toEqual(['ayurvedic-nuskha priya@example.com']);
});

test('what is turned away after the link is not among the orders any more', () => {
  const { reply } = sale('hair guide, send to lata@example.com', 'cancel the hair one. only cooking i want', 'ok will see the mail');
  expect(reply).not.toContain('Hair');
});

test.each([
  ['a wrong address is asked for anew', ['i want the hair care guide', 'asha@example.com', 'wrong mail id i gave'], 'ask-email'],
  [
    'who has no money now is not offered a cheaper one',
    ['do you have a guide for hair', 'abhi paise nahi hai 1 tarikh ko lunga'],
    'declined',
  ],
  ['a guide for somebody at home is bought', ['do you have a guide for hair', 'mummy ke liye lena hai'], 'ask-email'],
  ['the last price is no last guide of the board', ['149 is too much, give me for 99', 'last price?'], 'price'],
])('%s', (_, lines, act) => {
  expect(sale(...lines).act).toBe(act);
});

test.each([
  [['confused between immunity booster and ayurvedic nuskha', 'i get cold every month'], 'immunity-booster'],
  [['do you have anything on the smell of damp in cupboards'], 'home-cleaning-hacks'],
])('%j finds the guide in which that stands', (lines, sku) => {
  expect(sale(...lines)).toMatchObject({ act: 'recommend', sku });
});

test('an address sells no guide that was never spoken of, it offers the one of the subject', () => {
  const { sold, act, reply } = sale('my hair is falling since dengue', 'send it to asha@example.com');
  expect({ sold, act }).toEqual({ sold: [], act: 'email-kept' });
  expect(reply).toContain('Herbal Hair Care Guide');
});
