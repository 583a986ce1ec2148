import { expect, test } from 'vitest';
import { withoutFiguresOfSpeech } from '#server/language/figures-of-speech.ts';

test.each([
  ['this heat is killing me kaka', 'this heat kaka'],
  ['kids are killing my patience', 'kids'],
  ['i am dying for something cold to drink', 'for something cold to drink'],
  ['my kitchen smell makes me want to die lol', 'my kitchen smell lol'],
  ['haan hello um kaka ji i wanted to ask the my dal it never gets like uh thick', 'the my dal it never gets like thick'],
  ['जी मुझे पूछना था कि बाल क्यों झड़ते हैं', 'बाल क्यों झड़ते हैं'],
])('of "%s" the subject is left', (line, left) => {
  expect(withoutFiguresOfSpeech(line)).toBe(left);
});

test.each(['my father died last year', 'i want to ask', 'um', 'how do i kill cockroaches'])('"%s" stays as it is', (line) => {
  expect(withoutFiguresOfSpeech(line)).toBe(line);
});
