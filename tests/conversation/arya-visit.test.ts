import { expect, test } from 'vitest';
import { tell } from './tell-arya.ts';

const number = '9123456780';

test.each([
  ['the hour stands behind what the day is for', ['saturday after lunch, say 3'], 'test drive saturday after lunch 3'],
  ['day and hour are apart by a clause', ['रविवार को दोनों आएंगे, ग्यारह बजे'], 'test drive रविवार ग्यारह बजे'],
  ['the hour stands after a full stop in figures', ['sunday only', 'sunday morning ok, 10.30'], 'test drive sunday morning 10.30'],
  ['a later line moves the hour of the day before', ['friday 5 pm', 'or 5.30, traffic'], 'test drive friday 5.30 pm'],
  ['noon is an hour', ['monday i am off, so monday 12 noon'], 'test drive monday 12 noon'],
  ['the visit is between two hours', ['any sunday slot, preferably 4 to 5 pm'], 'test drive sunday 4 to 5 pm'],
  ['any evening will do', ['any evening after 7'], 'test drive any evening after 7'],
  ['until an hour they are busy', ['saturday she has yoga till 10 so 11'], 'test drive saturday 11'],
  ['the first day is taken back', ['kal shaam 5 baje', 'nahi ruko kal nahi, parso 5 baje'], 'test drive parso 5 baje'],
  ['this month is taken back', ['इस महीने नहीं, दशहरे के बाद'], 'दशहरे के बाद'],
  [
    'the car is wanted at one time and looked at at another',
    ['dhanteras pe chahiye, par dekhne is itvaar aaunga subah 11'],
    'dhanteras pe, test drive itvaar subah 11',
  ],
  ['an hour of the office moves no visit', ['kal 5 baje', 'my office is from 9 am every single day'], 'test drive kal 5 baje'],
  ['a number of people is no hour', ['sunday', 'we are 5, or 6'], 'test drive sunday'],
  ['a part of any day stands before the hours', ['mornin 9 to 10 anyday'], 'test drive anyday mornin 9 to 10'],
  ['a date in words is a time', ['aath february'], 'aath february'],
  ['a number word counts the days', ['pandrah din me chahiye'], 'pandrah din me'],
])('%s', (_, lines, timeline) => {
  expect(tell('suv chahiye', ...lines, number).lead).toMatchObject({ timeline });
});

test('a name that is known is kept beside a word of correcting and a number', () => {
  expect(tell('my name is Ravi Menon', '9418022117', 'Oops 9418022171').lead).toMatchObject({ name: 'Ravi Menon', phone: '9418022171' });
  expect(tell('my name is Ravi Menon', 'Landline 044 2811 3390').lead).toMatchObject({ name: 'Ravi Menon' });
});

test('what is said around a name is no part of it', () => {
  expect(tell('ok bye, name is Shalini anyway', number).lead).toMatchObject({ name: 'Shalini' });
});

test('a car that was there and is sold is no car of today, and a tax is none', () => {
  expect(tell('हमारे पास इंडिका थी, बेच दी, अब कुछ नहीं', number).lead).toMatchObject({ vehicle: 'sold इंडिका' });
  expect(tell('i drive a baleno', 'जीएसटी बिल मिलेगा न', number).lead).toMatchObject({ vehicle: 'drives baleno' });
});

test('the days of a month count nobody, and an hour is no budget', () => {
  expect(tell('suv chahiye', '20 dec to 5 jan', number).lead).toMatchObject({ timeline: '20 dec to 5 jan', seats: '' });
  expect(tell('suv chahiye', 'friday 5 pm', 'or 5.30, traffic', number).lead).toMatchObject({ budget: '' });
});

test('a way that is driven every day is no day of a visit', () => {
  expect(tell('suv chahiye', 'i do 70 km every day to office', number).lead).toMatchObject({ timeline: '' });
});

test('a line that tells who rides is noted, though it speaks of a small child', () => {
  expect(tell('suv chahiye', 'baccha chhota hai, teen log hai hum', number).lead).toMatchObject({ seats: '3' });
});
