import { describe, expect, test } from 'vitest';
import { emailIn, triesEmail } from '#server/language/email.ts';
import { nameIn, nameTold } from '#server/language/names.ts';
import { phoneIn } from '#server/language/phone.ts';

describe('an email address', () => {
  test.each([
    ['ok send it to riya@example.com', 'riya@example.com'],
    ['my mail is r@example.com, name rajat', 'r@example.com'],
    ['riya @ gmail.com', 'riya@gmail.com'],
    ['raj dot kumar at gmail dot com', 'raj.kumar@gmail.com'],
    ['meena at the rate example dot in', 'meena@example.in'],
    ['raj underscore k 21 at gmail com', 'raj_k21@gmail.com'],
    ['okay the email is sita dot rao at example dot com', 'sita.rao@example.com'],
    ['nisha double two at gmail dot com', 'nisha22@gmail.com'],
    ['r a j 2 1 at gmail dot com', 'raj21@gmail.com'],
    ['राज डॉट कुमार ऐट जीमेल डॉट कॉम', 'raj.kumar@gmail.com'],
    ['मेरी ईमेल है मीना ऐट द रेट एग्जांपल डॉट इन', 'meena@example.in'],
    ['my email a n i l at gmail dot com', 'anil@gmail.com'],
    ['ईमेल है आर ए वी आई एट जीमेल डॉट कॉम', 'ravi@gmail.com'],
    ['काका जी एम डॉट के डॉट शर्मा ऐट जीमेल डॉट कॉम', 'm.k.sharma@gmail.com'],
    ['मीना के नाम से, meena एट gmail डॉट com', 'meena@gmail.com'],
  ])('is found in "%s"', (line, email) => {
    expect(emailIn(line)).toBe(email);
    expect(triesEmail(line)).toBe(false);
  });

  test.each(['riya@gmail', 'riya at gmail', 'riya.gmail.com', 'my email is raj.kumar21', 'meena at the rate gmail'])(
    'is tried in "%s"',
    (line) => {
      expect(emailIn(line)).toBeUndefined();
      expect(triesEmail(line)).toBe(true);
    },
  );

  test.each([
    'meet at the hotel',
    'is it on amazon.in',
    'gmail pe nahi aaya',
    'my email is not working',
    'email nahi hai',
    '@ 5pm',
    'yes',
    '',
  ])('is neither given nor tried in "%s"', (line) => {
    expect(emailIn(line)).toBeUndefined();
    expect(triesEmail(line)).toBe(false);
  });
});

describe('a telephone number', () => {
  test.each([
    ['9845098450', '9845098450'],
    ['my number is 98450 98450', '9845098450'],
    ['+91 98450-98450', '+919845098450'],
    ['09845098450', '9845098450'],
    ['९८४५०९८४५०', '9845098450'],
    ['nine eight four five double zero nine eight four five', '9845009845'],
    ['ninety eight forty five zero nine eight four five zero', '9845098450'],
    ['nau aath char paanch do do teen char paanch chhe', '9845223456'],
    ['नौ आठ चार पाँच शून्य नौ आठ चार पाँच शून्य', '9845098450'],
  ])('is found in "%s"', (line, phone) => {
    expect(phoneIn(line)).toBe(phone);
  });

  test.each(['my otp is 445566', '4111 1111 1111 1111', 'order 12345678', '12 lakh', 'i have 2 kids and 3 cars', 'bhej do'])(
    'is not found in "%s"',
    (line) => {
      expect(phoneIn(line)).toBeUndefined();
    },
  );
});

describe('a name', () => {
  test.each([
    ['i am rakesh', 'Rakesh'],
    ['im Devika btw', 'Devika'],
    ['mera naam sunita hai', 'Sunita'],
    ['this is Dr. Anil Mehta', 'Dr. Anil Mehta'],
    ['call me sam', 'Sam'],
    ["my name is joseph d'souza", "Joseph D'Souza"],
    ["my name's rohit", 'Rohit'],
    ['name is akash 9812345678', 'Akash'],
    ['main Amit bol raha hoon', 'Amit'],
    ['mujhe rahul kehte hain', 'Rahul'],
    ['im sunita from pune', 'Sunita'],
    ['i am bhavesh patel', 'Bhavesh Patel'],
    ['मेरा नाम राकेश है', 'राकेश'],
    ['मैं सुनीता हूँ', 'सुनीता'],
  ])('is told in "%s"', (line, name) => {
    expect(nameIn(line)).toBe(name);
  });

  test.each([
    'i am from delhi',
    'i am looking for a car',
    'i am pregnant',
    'i am diabetic',
    'i am paranoid',
    'i am 45',
    'i am a doctor',
    'this is for my mother',
    'main thak gaya hoon',
    'main bahu hoon',
    'mujhe bawasir hai',
    'मैं परेशान हूँ',
    'मैं समलैंगिक हूँ',
    'call me back',
    'her name is ananya',
    'us jagah ka naam hampi hai',
    'what is my name',
  ])('is not told in "%s"', (line) => {
    expect(nameIn(line)).toBeUndefined();
  });

  test.each([
    ['rakesh', 'Rakesh'],
    ['sunita sharma, 9845098450', 'Sunita Sharma'],
    ['राकेश', 'राकेश'],
  ])('may stand alone where it was asked for: "%s"', (line, name) => {
    expect(nameIn(line, true)).toBe(name);
    expect(nameIn(line)).toBeUndefined();
  });

  test.each([
    'Yes',
    'fine',
    'not sure',
    'from Delhi',
    'looking for a car',
    'pregnant',
    'why do you need it',
    'skip',
    'haan',
    'हाँ',
    'swift',
    '7 lakh',
  ])('is not "%s", though it was asked for', (line) => {
    expect(nameIn(line, true)).toBeUndefined();
  });

  test('leaves the rest of the line', () => {
    expect(nameTold('hi i am priya and my hair is falling')).toEqual({ name: 'Priya', rest: 'my hair is falling' });
  });
});
