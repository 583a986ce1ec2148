import { expect, test } from 'vitest';
import { isBackchannel, thinkingPauseMs } from '#shared/turn-taking.ts';

test.each(['hmm', 'Hmm.', 'ok ok', 'haan', 'Haan haan', 'achha', 'acha ji', 'हाँ', 'अच्छा', 'ठीक है', 'mm-hmm', 'go on', 'yes, right'])(
  '%j only shows that somebody listens',
  (text) => expect(isBackchannel(text)).toBe(true),
);

test.each([
  '',
  'no',
  'wait',
  'stop',
  'ruko',
  'yes but my throat hurts',
  'haan par kyun',
  'रुको',
  'ok tell me the price',
  'hmm hmm hmm hmm hmm',
])('%j is no mere sign of listening', (text) => expect(isBackchannel(text)).toBe(false));

test.each(['I sleep badly and', 'mera sar dukhta hai aur', 'matlab', 'I want to', 'वह आया और', 'My name is, um', 'first,'])(
  'after %j the visitor is given time to go on',
  (text) => expect(thinkingPauseMs(text)).toBeGreaterThan(1_000),
);

test.each(['My throat hurts.', 'my throat hurts', 'how much is it', 'बैठो बेटा', 'help me', 'I have had it since Sunday.', ''])(
  'after %j the visitor has spoken',
  (text) => expect(thinkingPauseMs(text)).toBe(0),
);
