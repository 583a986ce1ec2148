import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/conversation/danger/detection.ts';
import { talk } from './danger-talk.ts';

describe('somebody dried out by loose motions', () => {
  const opening = 'my daughter is two, loose motions since night, no urine since morning and her eyes are sunken';

  test('is given ORS by the spoon and taken to hospital, in every later line', () => {
    const { replies, state } = talk([
      opening,
      'she vomits the ors',
      'hospital is twenty km away and it is night',
      'what should i give on the way',
      'she is awake',
    ]);
    expect(state?.kind).toBe('dehydration');
    expect(replies[0]).toMatch(/ORS.*one spoon every minute or two.*wait ten minutes.*Breast milk goes on/);
    expect(replies[1]).toMatch(/Wait ten minutes after vomiting/);
    expect(replies[2]).toMatch(/108 comes at night/);
    expect(replies.slice(1).join(' ')).not.toMatch(/nothing by mouth|no water|Nothing to eat or drink/i);
  });

  test('a newborn who does not drink is still given breast milk alone', () => {
    const { replies, state } = talk(['20 din ka bachcha doodh nahi pi raha, dheela sa sota rehta hai']);
    expect(state?.kind).toBe('infant');
    expect(replies[0]).toMatch(/only breast milk/);
  });
});

describe('an illness that is not surely recognised', () => {
  test('is answered as an emergency, without the first aid of another', () => {
    const { replies, state } = talk(['my wife just shouted, water is running down her legs, a lot, not urine she says']);
    expect(state?.kind).toBe('emergency');
    expect(replies[0]).toMatch(/112.*do what they tell you/);
    expect(replies[0]).not.toMatch(/press/);
  });
});

describe('after self-harm was told', () => {
  test('the danger stands on every later line, and an urge is answered at once', () => {
    const { replies, state } = talk([
      'jab bahut bhar jaata hai andar to blade se, phir shaant ho jaati hoon',
      'do mahine se, har raat ke baad papa ki ladai hoti hai',
      'kisi ko mat batana',
      'helpline pe baat nahi karungi wo ghar phone kar denge',
      'aaj bhi mann kar raha hai',
    ]);
    expect(replies[0]).toMatch(/blade.*14416/);
    expect(replies[1]).toMatch(/not yours to carry/);
    expect(replies[2]).toMatch(/I tell nobody/);
    expect(replies[3]).toMatch(/will you call my home/);
    expect(replies[4]).toMatch(/out of the room/);
    expect(state?.level).toBe('certain');
  });

  test('an urge that returns after it was calm is danger again', () => {
    const { replies, state } = talk([
      'i want to die',
      'i feel a bit better',
      'my brother has come, i told him',
      'i feel like it today too',
    ]);
    expect(replies[3]).toMatch(/urge climbs and falls/);
    expect(state).toMatchObject({ kind: 'self-harm', level: 'certain' });
  });

  test('a fast unto death is not blessed', () => {
    const { replies } = talk([
      'ab das din se anna chhod diya hai, sharir chhodna chahta hoon',
      'jal bhi kam kar diya, santon ne bhi to samadhi li thi',
      'aap aashirwad de do bas',
    ]);
    expect(replies[0]).toMatch(/will not bless that/);
    expect(replies[1]).toMatch(/drink one glass/);
    expect(replies[2]).toMatch(/for your living/);
  });

  test('insurance that would clear the loan is asked about', () => {
    expect(talk(['accident insurance pays the family no, even the loan gets cleared']).replies[0]).toMatch(/way of speaking.*14416/);
  });
});

describe("in a stranger's vehicle", () => {
  test('help fits the ride: silent calls, the petrol pump, never proof or a shop name', () => {
    const { replies, state } = talk([
      'the driver left the highway and he is not answering me, he locked the doors',
      'i have some network, my phone is at eleven percent',
      'if i call police he will hear',
      "he says it is a shortcut, i don't believe him",
      'i can see a petrol pump coming',
      'i got out, i am with people now',
    ]);
    expect(state?.kind).toBe('ride');
    expect(replies[0]).toMatch(/112.*SOS.*live location/);
    expect(replies[1]).toMatch(/112 or SOS now/);
    expect(replies[2]).toMatch(/power button three times.*Papa/);
    expect(replies[4]).toMatch(/That is your chance/);
    expect(replies[5]).toMatch(/take no other cab alone/);
    expect(replies.join(' ')).not.toMatch(/shop's name|Keep what proves it/);
  });
});

describe('a body in danger', () => {
  test('a snake bite: no cutting, a rope is not opened on the way, heavy eyes are the venom', () => {
    const { replies } = talk([
      'saanp ne pair mein kaat liya',
      'bhaiya ne upar rassi kas ke baandh di hai',
      'cheera lagau ya chus ke zehar nikale?',
      'aankhe bhaari ho rhi hai',
      'which hospital has antivenom',
    ]);
    expect(replies[1]).toMatch(/not opened or cut suddenly/);
    expect(replies[2]).toMatch(/^No\. Sucking or cutting/);
    expect(replies[3]).toMatch(/the venom working/);
    expect(replies[4]).toMatch(/district hospital.*free/);
  });

  test.each([
    [
      ['we light the angithi in the bedroom, windows shut, and have headaches', 'should she drink milk or take steam'],
      'gas',
      /Neither milk nor steam/,
    ],
    [['she is having a fit now, second one', 'people are putting a spoon in her mouth'], 'fit', /[Ss]top them/],
    [['dard nabhi ke paas tha, aaj neeche daayi taraf, seedha chal nahi pa raha', 'garam pani ki thaili se sek du?'], 'belly', /No heat/],
    [['ghar pe delivery hui, khoon ruk nahi raha, paanch kapde bheeg gaye', 'gond ke laddu dein kya'], 'birth', /Rub the belly/],
    [['a voice tells me to take the knife and finish it', 'i stopped my tablets in january'], 'voices', /another tablet for it/],
    [
      ['mera beta haath uthata hai aur pension le leta hai, meri umar 71 hai', 'ghar mere naam pe hai, wo bolta hai sign kar do'],
      'elder',
      /Sign nothing/,
    ],
  ] as const)('is helped in its own situation, also in the next line: %j', (lines, kind, answer) => {
    const { replies, state } = talk([...lines]);
    expect(state?.kind).toBe(kind);
    expect(replies[1]).toMatch(answer);
  });

  test.each([
    [['bacche ke gale mein kuch atak gaya', 'ro nahi raha'], /bina|rukiye mat|paanch thapki/],
    [['mera beta dadi ki bp ki goli kha gaya', 'sone laga hai gaadi mein'], /neend|jaga/],
    [['a snake bit my father in the field', 'he is feeling sleepy'], /venom working/],
    [['my baby is 1 month and has fever', 'crocin drops dedu?'], /koi drops/],
    [['nani insulin leke kaanp rahi hai', 'jawab de rahi hai', 'kya du'], /[Cc]heeni/],
    [['nani insulin leke kaanp rahi hai', 'meetha diya', 'ab theek bol rahi hai'], /aadhe ghante mein khaana/],
    [['nani insulin leke kaanp rahi hai', 'kya du', 'chini ka paani diya', 'aur kya du'], /^(?!.*muh se kuch nahi: paani)/],
    [['wife ko dard shuru ho gaya, 9 mahina', 'paani nikal gaya', 'nikal gaya, ro raha hai'], /nanga badan/],
  ])('the same words mean another act in another danger: %j', (lines, answer) => {
    const { replies } = talk(lines, { lang: lines.join(' ').match(/snake/) ? 'en' : 'hinglish' });
    expect(replies.at(-1)).toMatch(answer);
  });

  test.each([
    ["can't breathe properly, asthma", 'breath'],
    ['gas smell in the whole flat', 'leak'],
    ['cab driver is going wrong way', 'ride'],
    ['my brother is shaking on the floor', 'fit'],
    ["i haven't eaten in 6 days, i want to be thin", 'eating'],
    ['my son pushed me yesterday', 'violence-at-home'],
    ["there's no use of me now", 'self-harm'],
  ])('is heard in a short cry, too: "%s"', (line, kind) => {
    expect(dangerIn(line)?.kind).toBe(kind);
  });

  test('who cannot take a full breath is not given compressions', () => {
    const { replies } = talk(['i mixed harpic and bleach and now i am coughing', 'she says she cannot take a full breath']);
    expect(replies[1]).not.toMatch(/^Start now|flat on the back|^112 now, on speaker/);
  });

  test('a car that comes in two hours is not waited for', () => {
    const { replies } = talk([
      "my mother's mouth is going to one side and she is not talking properly",
      'my brother will come with car in 2 hours',
    ]);
    expect(replies[1]).toMatch(/Do not wait for that car/);
  });
});

describe('what only sounds like danger', () => {
  test.each(['my husband has not touched me in two years', 'bhai mujhe marne ke baad wali jagah dekhni hai', 'can this sin be washed'])(
    'is left alone: "%s"',
    (line) => {
      expect(dangerIn(line)).toBeUndefined();
    },
  );

  test('"I am dying tomorrow" is asked about and let go for hair', () => {
    const { replies, state } = talk(['i am dying tomorrow and i am scared', 'my hair i mean lol, first time with mehndi'], {
      isPlain: true,
    });
    expect(replies[0]).toMatch(/way of speaking/);
    expect(state).toBeUndefined();
  });
});
