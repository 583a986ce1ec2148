import { expect, test } from 'vitest';
import { tell } from './tell-arya.ts';

test('a surname that is corrected is exchanged, and the rest of the note stays', () => {
  const { lead } = tell('Rohan Mehta here, 9845012345, looking for a petrol hatchback', 'no sorry, Mehra not Mehta');
  expect(lead).toMatchObject({ name: 'Rohan Mehra', phone: '9845012345', vehicle: 'wants petrol hatchback' });
});

test('the last digits of a number are corrected alone', () => {
  const { lead } = tell('my number is 9444012345', 'sorry, last digits are 46 not 45');
  expect(lead).toMatchObject({ phone: '9444012346' });
});

test('a number of something else is neither seats nor budget', () => {
  const { lead } = tell('i have a santro', 'no sorry i10', 'we are 4', 'he is six two', '9 lakh', 'neha gupta', '9123456780');
  expect(lead).toMatchObject({ vehicle: 'drives i10', seats: '4', budget: '9 lakh', name: 'Neha Gupta' });
});

test('a whole name or a surname is corrected in a few words', () => {
  expect(tell('name neha gupta', 'no neha kapoor', '9123456780').lead).toMatchObject({ name: 'Neha Kapoor' });
  expect(tell('my name is s u r e s h', 'surname patil', '9123456780').lead).toMatchObject({ name: 'Suresh Patil' });
});

test('what is corrected on the way replaces what stood before it', () => {
  const { lead } = tell('looking for a sedan, 4 seats, actually 5', 'next month, sorry no, in march', '8088012345, no wait, 8088012346');
  expect(lead).toMatchObject({ seats: '5', timeline: 'in march', phone: '8088012346' });
});

test('a name that is a car as well is no car, and the year and the hour are kept', () => {
  const { lead } = tell('my name is kiran rao, i drive an alto 800, 2016 model, suv for 5, 9731098765', 'saturday morning 10 test drive');
  expect(lead).toMatchObject({
    name: 'Kiran Rao',
    vehicle: 'drives 2016 alto 800, wants suv',
    seats: '5',
    timeline: 'test drive saturday morning 10',
  });
});

test('a surname that is a word besides stays with its name', () => {
  expect(tell('mera naam vikas jain hai', '9826098260').lead).toMatchObject({ name: 'Vikas Jain', phone: '9826098260' });
});

test('a car that was sold is no wish, and a seven seater for six people stays one', () => {
  const { lead } = tell('seven seater dikhao', 'ghar me 6 log hai', 'ertiga thi bech di', 'naam imran 9000012345');
  expect(lead).toMatchObject({ vehicle: 'sold ertiga, wants 7 seater', seats: '6' });
});

test('another day keeps the week and the hour, and an amount said anew replaces the first', () => {
  const { lead } = tell('budget chaudah nahi nahi solah lakh', 'agle sunday subah', 'sunday nahi saturday kar do', 'imran 9000012345');
  expect(lead).toMatchObject({ budget: 'solah lakh', timeline: 'test drive agle saturday subah' });
});

test('what is said anew replaces just that: a fuel, a count, a day, an amount', () => {
  const { lead } = tell(
    ...['diesel suv', 'actually petrol', 'we are three', 'i mean four, my brother also', '16 lakh', 'friday. no saturday afternoon'],
    ...['harish kumar, harish at example dot com', 'not 16, 18'],
  );
  expect(lead).toMatchObject({
    vehicle: 'wants suv, petrol',
    seats: '4',
    budget: '18 lakh',
    timeline: 'test drive saturday afternoon',
    name: 'Harish Kumar',
    email: 'harish@example.com',
  });
});

test.each([
  ['i want a diesel car', 'friday after six works. Aditya Menon', { name: 'Aditya Menon', timeline: 'test drive friday after six' }],
  ['cng gaadi chahiye', 'mangal ko subah aa jaunga, das baje', { timeline: 'test drive mangal subah das baje' }],
  ['i want a small car', "wednesday lunch time, one o'clock", { timeline: "test drive wednesday lunch time one o'clock" }],
  ['chhoti gaadi chahiye', 'agle mahine hi aa paungi, paanch tarikh ke baad', { timeline: 'agle mahine paanch tarikh ke baad' }],
  ['suv chahiye', 'shanivaar ko, nahi ruko shanivaar ko school hai, ravivaar', { timeline: 'test drive ravivaar', name: '' }],
  ['suv chahiye', 'hum do aur do bachche', { seats: '4' }],
  ['suv chahiye', 'mujhe to mileage chahiye', { wishes: 'mileage' }],
  ['i want a diesel car', 'budget around fourteen, can stretch to fifteen', { budget: 'around fourteen lakh to fifteen' }],
  ['suv chahiye', 'barah lakh bola tha, par biwi bol rahi hai terah', { budget: 'barah lakh to terah' }],
  ['i want a petrol car', 'white seven seater, automatic, is it in stock yes or no', { vehicle: 'wants petrol, automatic', seats: '7' }],
  ['my budget is 9 lakh', "no i won't give my number, you people call ten times a day", { budget: '9 lakh' }],
])('after "%s", "%s" is noted before it is asked for', (first, second, row) => {
  expect(tell(first, second, 'my email is asha@example.com').lead).toMatchObject(row);
});

test('a car that somebody cannot get into is not wanted', () => {
  const { lead } = tell('मुझे पेट्रोल गाड़ी चाहिए', 'माँ ऊंची एसयूवी में चढ़ नहीं पातीं', 'asha@example.com');
  expect(lead).toMatchObject({ vehicle: 'wants पेट्रोल', wishes: 'माँ ऊंची एसयूवी में चढ़ नहीं पातीं' });
});

test.each([
  ['its preethi p r e e t h i venkatraghavan', { name: 'Preethi Venkatraghavan' }],
  ['naam bajrangi likh do, nahi asli naam likho bajrang lal meena', { name: 'Bajrang Lal Meena' }],
  ['Good morning. Colonel Bhupinder Chhina, retired.', { name: 'Colonel Bhupinder Chhina' }],
  ['budget is like um twenty twenty two lakhs', { budget: '20-22 lakh' }],
  ['total saat lakh se zyada nahi', { budget: 'saat lakh max' }],
  ['we are husband wife and one child', { seats: '3' }],
  ['do log abhi, shaadi ke baad chaar', { seats: '2-4' }],
  ['i am not visiting before january', { timeline: 'not before january' }],
])('of "%s" is noted what was meant', (line, row) => {
  expect(tell('i want a petrol car', line, 'my email is asha@example.com').lead).toMatchObject(row);
});

test.each([
  ['9822441104', 'last digit is five not four', '9822441105'],
  ['9847010101', 'no the fourth digit is six not seven', '9846010101'],
  ['8765432109', 'nahi nahi aakhri nau nahi aath hai', '8765432108'],
])('of the number %s "%s" corrects the digit that it names', (number, line, anew) => {
  expect(tell(`my number is ${number}`, line).lead).toMatchObject({ phone: anew, budget: '', seats: '' });
});

test.each([
  ['an eight seater', 'actually no five is enough, the kids have moved out', { seats: '5' }],
  ['we are 9 people', 'make it 8', { seats: '8', budget: '' }],
  ['test drive tomorrow at five', 'make it six in the evening', { timeline: 'test drive tomorrow six in the evening', budget: '' }],
  ['i want it by diwali', 'it was diwali, now the new year', { timeline: 'new year' }],
  ['i want a 7 seater', 'can put 3 lakh down and 20k a month', { budget: '3 lakh down, 20k a month', timeline: '' }],
  ['i wnat a automtic car', 'nxt mnth', { vehicle: 'wants automatic', timeline: 'next month', name: '' }],
])('after "%s", "%s" is noted in its own column', (first, second, row) => {
  expect(tell(first, second, 'my email is asha@example.com').lead).toMatchObject(row);
});

test('a wish is a short note: without greeting, without what the columns say, and without questions that Arya answers', () => {
  const { lead } = tell(
    'hello, need a cng car for my medical store deliveries',
    'is the price fixed?',
    'emi not above 12000 a month',
    'dinesh@example.com',
  );
  expect(lead).toMatchObject({ vehicle: 'wants cng', budget: '12000 max a month', wishes: 'for my medical store deliveries' });
});

test('a number alone counts what is open: seats first, then lakhs', () => {
  const { lead } = tell('petrol sedan', '5', 'around 8', 'asha@example.com');
  expect(lead).toMatchObject({ seats: '5', budget: 'around 8 lakh' });
});

test('a car that was named alone is wanted once the one that is there is told', () => {
  expect(tell('nexon', 'i have a baleno', 'asha@example.com').lead).toMatchObject({ vehicle: 'drives baleno, wants nexon' });
});

test('the names of cars are heard in Devanagari and in hasty spelling', () => {
  const { lead } = tell('मेरे पास सेंट्रो है', 'ऑटोमेटिक छोटी गाड़ी चाहिए', 'asha@example.com');
  expect(lead).toMatchObject({ vehicle: 'drives सेंट्रो, wants ऑटोमेटिक छोटी गाड़ी' });
  expect(tell('i own an altoo, want a brezaa', 'asha@example.com').lead).toMatchObject({ vehicle: 'drives altoo, wants brezaa' });
});

test('who is named is no rider, and the money of somebody else is no budget', () => {
  const { lead } = tell('mera beta bolta hai bus wali gaadi lo', 'my boss paid 48 lakh', 'no timeline', 'asha@example.com');
  expect(lead).toMatchObject({ name: '', seats: '', budget: '' });
});

test.each([
  ['ok you sound decent. 9000012871, Imran Qureshi. evening only after 7', { name: 'Imran Qureshi', wishes: 'evening only after 7' }],
  ['tanmay kulkarni nau zero zero zero zero do ek ek nau aath', { name: 'Tanmay Kulkarni', phone: '9000021198' }],
  ['बलवंत चौधरी नंबर लिखो नौ शून्य शून्य शून्य शून्य चार पाँच तीन एक शून्य', { name: 'बलवंत चौधरी' }],
  ["so don't call landline!! mobile 9000065092 Subrata Ghosh", { name: 'Subrata Ghosh', wishes: "don't call landline" }],
])('a name beside a number is heard: "%s"', (line, row) => {
  expect(tell('i want a petrol car', line).lead).toMatchObject(row);
});

test.each([
  ["don't phone me between 8 and 5, message is okay", "don't phone me between 8 and 5, message is okay"],
  ['subah 9 se shaam 6 tak mat call karna', 'subah 9 se shaam 6 tak mat call karna'],
  ['कक्षा के समय फोन न करें, 3 बजे बाद', 'कक्षा के समय फोन न करें, 3 बजे बाद'],
])('how they want to be reached is noted as it was said, and never the contrary: "%s"', (line, wishes) => {
  expect(tell('i want a petrol car, asha@example.com', line).lead).toMatchObject({ wishes, timeline: '' });
});

test('a wish that is taken back stands in the note no more', () => {
  const { lead } = tell('small car with sunroof', 'laal rang ki', 'nahi laal nahi, safed theek hai', 'sunroof cancel', 'asha@example.com');
  expect(lead).toMatchObject({ vehicle: 'wants small car', wishes: 'safed theek' });
});

test('the car that is there is told in pieces, and nobody looks for it', () => {
  const { lead } = tell('swift hai abhi', '2016 wali, petrol', 'badi suv chahiye', 'iska kya milega, swift ka?', 'asha@example.com');
  expect(lead).toMatchObject({ vehicle: 'drives 2016 swift, petrol, wants badi suv' });
});

test('a number that comes in pieces is set right by its end before it is whole', () => {
  expect(tell('i want a petrol car', 'ajinkya', '7720', '089143', 'no, ends in 34').lead).toMatchObject({
    phone: '7720089134',
    budget: '',
  });
  expect(tell('nine zero zero zero zero three eight two four one', 'sorry, nine four zeros three eight two one four').lead).toMatchObject({
    phone: '9000038214',
  });
});

test.each([
  ['beti ki shaadi se pehle chahiye', { timeline: 'beti ki shaadi se pehle' }],
  ['whenever i get a promotion', { timeline: 'whenever i get a promotion' }],
  ['in December second week', { timeline: 'in December second week' }],
  ['9 on road, not ex showroom', { budget: '9 lakh on road' }],
  ['paanch seat... nahi ruko ammi bhi hain saat karo saat', { seats: '7' }],
  ['2 seats mostly, sometimes 4', { seats: '2-4' }],
  ['there are two cars, a wagonr and a gypsy', { vehicle: 'drives wagonr, gypsy, wants petrol' }],
])('after a wish "%s" is noted whole', (line, row) => {
  expect(tell('i want a petrol car', line, 'asha@example.com').lead).toMatchObject(row);
});

test.each([
  ['K. Venkatesan', 'K. Venkatesan'],
  ['sree lakshmi v', 'Sree Lakshmi V'],
  ['you may write Bhaskar Rao', 'Bhaskar Rao'],
  ['Anjali Bhosale (Pune)', 'Anjali Bhosale'],
  ['ground clearance', ''],
])('asked for a name, "%s" gives "%s"', (line, name) => {
  const told = ['i want a petrol car', '5 seats', '9 lakh', 'by diwali'];
  expect(tell(...told, line, 'asha@example.com').lead).toMatchObject({ name });
});

test.each([
  ['we are 4 people total but seats 5 ok', '5'],
  ['चार लोग हैं तो पांच सीट ठीक है', '5'],
  ['चार लोग हैं घर में, सास आती हैं तो पाँच', '5'],
  ['घर में आठ जने हैं पर सात सीट वाली चलेगी', '7'],
  ['6 membrs', '6'],
  ["i don't know, what do people usually take", ''],
])('who counts seats gets so many, whoever rides: "%s"', (line, seats) => {
  expect(tell('i want a petrol car', line, 'my email is asha@example.com').lead).toMatchObject({ seats });
});
