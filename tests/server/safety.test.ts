import { describe, expect, test } from 'vitest';
import { helpFor } from '#server/flows/safety.ts';

describe('words that speak of mortal danger', () => {
  test.each([
    'I want to kill myself',
    'I don’t want to live', // as a telephone's keyboard writes it
    "I don't want to be here anymore",
    'nobody would notice if I was gone',
    'they are better off without me',
    'I will end it all tonight',
    'mujhe jeena nahi hai',
    'main marna chahta hoon',
    'mar jaana chahti hun',
    'main jaan de dungi',
    'मरना चाहता हूँ',
  ])('are answered with the help line, whatever else is said: "%s"', (message) => {
    expect(helpFor(`Kaka, ${message}. Which guide should I buy?`)).toMatch(/14416/);
  });

  test.each(['I can’t breathe', 'my father has chest pain', 'saans nahi aa rahi', 'सीने में दर्द है'])('or with 112: "%s"', (message) => {
    expect(helpFor(message)).toMatch(/112/);
  });

  test.each([
    ['I had chest pain on the main road', /^This is not/],
    ['main marna chahti', /^Main AI hoon/],
    ['seene mein dard hai', /^Yeh gharelu/],
    ['मरना चाहता हूँ', /^मैं AI/],
  ])('are answered in the language they are written in: "%s"', (message, beginning) => {
    expect(helpFor(message)).toMatch(beginning);
  });

  test.each(['how does it end', 'my phone died', 'I am dying to eat jalebi', 'nobody noticed my haircut', 'this traffic kills me'])(
    'are not seen where there are none: "%s"',
    (message) => {
      expect(helpFor(message)).toBeUndefined();
    },
  );
});
