/** Response selection: which of the written wordings answers a danger. */

import { actByPattern } from './act-patterns.ts';
import { ageIn } from './age.ts';
import type { DangerState, Watched } from './danger-state.ts';
import type { Found } from './detection.ts';
import { families } from './families.ts';
import { ideasOf } from './features.ts';
import { phoneticOf } from './phonetic.ts';
import type { Lang, Wording } from './texts.ts';
import { isOfAnother } from './who.ts';
import { wordingsFor } from './wordings.ts';

/** Below this even a wish to die is asked about before it is answered. */
const faint = 0.75;
/** From here an edge or pills are taken for what they may be. */
const nearMeans = 0.35;
/** Below this words of violence or blackmail are asked about. */
const likelyMeant = 0.8;
/** Below this words of illness or a wound are asked about. The question says whom to call, so nobody waits for its answer. */
const likelyIll = 0.6;

/** The question that a wording ended with, by the id of the wording. */
export const questionOf = (id: string | undefined): string | undefined => {
  const [key = '', at] = id?.split('#') ?? [];
  return wordingsFor(key)[Number(at)]?.asks;
};

/** The act that a wording answered, by the id of the wording. */
export const actAnswered = (id: string): string => id.slice(id.indexOf('/') + 1, id.lastIndexOf('#'));

/** The first wording of these keys that was not said yet; when all were, the one said longest ago. */
function next(keys: readonly string[], said: readonly string[]): { id: string; wording: Wording } | undefined {
  const all = keys.flatMap((key) => wordingsFor(key).map((wording, i) => ({ id: `${key}#${i}`, wording })));
  const fresh = all.find(({ id }) => !said.includes(id));
  return fresh ?? all.sort((a, b) => said.lastIndexOf(a.id) - said.lastIndexOf(b.id))[0];
}

/** Answers with the first wording of these keys that was not said yet. */
export function speak(state: DangerState, keys: readonly string[], lang: Lang): Watched {
  const chosen = next(keys, state.said);
  if (!chosen) return { state };
  return { state: { ...state, said: [...state.said, chosen.id] }, reply: chosen.wording.text[lang] };
}

/** Whoever tells an age under eighteen or speaks of class and school. */
const isPupil = (sound: string): boolean => ageIn(sound) !== undefined || /\b(clas|class|school|schul)\b/.test(sound);

/** The key of the first help for a danger. */
export function openingKey({ kind, group, score }: Found, message: string): string {
  // Words that may be a way of speaking are asked about.
  const check = [`${kind}/check`, `${families[kind]}/check`].find((key) => wordingsFor(key).length > 0);
  const sound = phoneticOf(message);
  // "I will kill them all" may speak of insects as well as of people.
  const isOfNobody = families[kind] === 'anger' && score < 1 && !ideasOf(sound).has('kin');
  // A wish to die is asked about openly: only the faintest may have been a way of speaking.
  const meant = kind === 'self-harm' ? faint : families[kind] === 'body' ? likelyIll : likelyMeant;
  // Who sits on an edge or holds the pills is first asked to leave them.
  const own = `${kind}/first-${actByPattern(sound, families[kind])}`;
  if (wordingsFor(own).length > 0 && score >= nearMeans) return own;
  if ((isOfNobody || score < meant) && check) return check;
  if (kind === 'blackmail' && isPupil(sound)) return 'blackmail/child';
  if (group && wordingsFor(`${kind}/${group}`).length > 0) return `${kind}/${group}`;
  if (kind === 'forced' && ideasOf(sound).has('throwout') && !isOfAnother(message)) return 'forced/roof';
  if (isOfAnother(message) && wordingsFor(`${kind}/of-another`).length > 0) return `${kind}/of-another`;
  return `${kind}/first`;
}
