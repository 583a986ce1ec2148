import { expect, test } from 'vitest';
import { tell } from './tell-arya.ts';

test('a line that tells five things is read back once, whole', () => {
  const { reply } = tell('Rohan Mehta here, 9845012345, looking for a petrol hatchback under 9 lakh for 4 people before Diwali');
  expect(reply).toMatch(/Rohan Mehta, looking for petrol hatchback, 4 seats, budget under 9 lakh, before Diwali, phone 9845012345/);
  expect(reply.match(/Rohan/g)).toHaveLength(1);
});

test('a number that is said in two parts is put together', () => {
  const { lead, reply } = tell(...['i want a small car', '5 seats', '6 lakh', 'next month', 'Vikram', '98450'], '12345');
  expect(lead).toMatchObject({ phone: '9845012345' });
  expect(reply).toMatch(/9845012345/);
});

test('what is told beside a danger is kept, and only help is said', () => {
  const { reply, lead } = tell(
    'I need a cheap car this week, about 3 lakhs',
    'my husband hit me again last night, please do not call, my email is reena.r@example.com',
  );
  expect(reply).toMatch(/181/);
  expect(lead).toMatchObject({ email: 'reena.r@example.com', budget: 'about 3 lakhs' });
});

test('"what did I tell you" reads the note, and a number is taken off it again', () => {
  const { reply } = tell('Looking for a hybrid', 'around 28 lakhs', 'what did i tell you so far');
  expect(reply).toMatch(/hybrid.*28 lakhs/);
  expect(tell('Meera, 9845012345', 'please delete my number, my email is meera@example.com').lead).toMatchObject({ phone: '' });
});

test('a dealer who asks for a character is asked for no car', () => {
  const { reply, lead } = tell('I run a Honda dealership in Nashik, Meera Joshi here', 'can it speak Marathi', 'meera@joshihonda.in');
  expect(reply).toMatch(/Meera Joshi.*meera@joshihonda\.in/);
  expect(lead).toMatchObject({ name: 'Meera Joshi', vehicle: '', seats: '', budget: '' });
});

test('"why do you need it" is answered for what was asked or refused last', () => {
  expect(tell('i want an suv', 'i wont give my number', 'why do you need it').reply).toMatch(/answer your note/);
  expect(tell('i want an suv', 'why do you want my budget').reply).toMatch(/range is enough/);
});

test('a dealer is told of Vaani, and what it costs them is not the price of a car', () => {
  expect(tell('i run a bike showroom').reply).toMatch(/Vaani makes/);
  expect(tell('i run a bike showroom', 'how much does it cost').reply).toMatch(/no rate card/);
});

test('"can I see it today" is noted and "change people to 7" changes the seats', () => {
  expect(tell('how long is the waiting for vistaar', 'can i see it today').reply).toMatch(/test drive today/);
  expect(tell('i want a car for 6 people', '16 lakh', 'change people to 7', 'deepak 9765432109').lead).toMatchObject({
    seats: '7',
    budget: '16 lakh',
  });
});

test('the note is read whenever it is asked for, and who wants no car is asked nothing more', () => {
  expect(tell('i have a nano', 'read it back to me').reply).toMatch(/nano today/);
  expect(tell('i have a nano', "i won't buy anything").reply).not.toMatch(/\?/);
});

test('what is told beside the slots stands in the note as it was said', () => {
  const { lead, reply } = tell(
    ...['need an automatic for my wife', 'two of us and a dog', 'no charging in my flat', 'small and safe', '9 lakh'],
    ...['next week', 'neeraj, 9845011223'],
  );
  expect(lead).toMatchObject({ seats: '2', wishes: 'for my wife; a dog; no charging in my flat; small and safe' });
  expect(reply).toMatch(/for your wife; a dog; no charging in your flat/);
});

test('a complaint is noted in its own words, and no car is asked about', () => {
  const { lead, reply } = tell('my new car is making noise from the engine', 'it is two months old', 'complaint likho, farida 9822334455');
  expect(lead).toMatchObject({
    name: 'Farida',
    timeline: '',
    wishes: 'my new car is making noise from the engine; it is two months old',
  });
  expect(reply).not.toMatch(/seats|budget/);
});

test('"yes all correct" closes the note also after another question', () => {
  const note = ['an automatic, 2 seats, 9 lakh, this saturday', 'neeraj, 9845011223', 'does automatic give less mileage'];
  expect(tell(...note, 'yes all correct').reply).toMatch(/on the desk/);
});

test('what a car must do and what is asked about cars stand in the note, each as it was said', () => {
  const { reply } = tell(
    ...['my husband uses a wheelchair, so the boot has to take it', 'four of us', 'is there waiting for the grey?', '9 lakh', 'by diwali'],
    ...['anita rao', '9845012345'],
  );
  expect(reply).toMatch(/your husband uses a wheelchair, so the boot has to take it/);
  expect(reply).toMatch(/you asked: is there waiting for the grey/);
});

test('what is refused beside a fact is asked no more', () => {
  const { reply, lead } = tell('petrol car, 4 seats, 9 lakh', 'naam nahi bataunga, number le lo 9845012345', 'teen hafte mein');
  expect(lead).toMatchObject({ name: '', phone: '9845012345' });
  expect(reply).not.toMatch(/naam/i);
});

test('who has a business is asked whether a car or a character is wanted, and no car is asked about then', () => {
  const asked = tell('Manpreet, we sell skin care on instagram');
  expect(asked.reply).toMatch(/car .*character/);
  const { lead, reply } = tell('Manpreet, we sell skin care on instagram', 'the second', 'manpreet@example.com');
  expect(lead).toMatchObject({ name: 'Manpreet', vehicle: '', wishes: expect.stringMatching(/character like Arya.*skin care/) });
  expect(reply).not.toMatch(/seats|budget/);
});

test('a question that nobody here can answer is noted for the showroom, and she says so', () => {
  const { reply, lead } = tell('i want a suv, asha@example.com', 'also is towing allowed');
  expect(reply).toMatch(/note/);
  expect(lead).toMatchObject({ wishes: expect.stringMatching(/towing allowed/) });
});

test.each([
  ['what would you give for my wagonr? roughly', /outside offers/],
  ['tell me which is safer hatch or suv', /crash stars/],
  ['is it possible to register it in only my name', /buyer alone/],
  ['can i get a test drive at home', /bring the car to the door/],
])('a question that has a true answer is answered first, then she asks one of hers: "%s"', (line, answer) => {
  expect(tell('i want a petrol car', line).reply).toMatch(answer);
});

test('a long remark is noted in their words and not repeated to them', () => {
  const { reply, lead } = tell('asha@example.com', 'my mother has bad knees and cannot bend to get in without holding the handle');
  expect(reply).not.toMatch(/holding the handle/);
  expect(lead).toMatchObject({ wishes: expect.stringMatching(/bad knees/) });
});
