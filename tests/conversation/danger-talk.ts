import { watch } from '#server/conversation/danger/danger.ts';
import type { DangerState } from '#server/conversation/danger/danger-state.ts';
import type { Lang } from '#server/personas/persona.ts';

export interface DangerTalk {
  replies: (string | undefined)[];
  /** The danger that is remembered at the end. */
  state: DangerState | undefined;
  /** What each line was answered as: "family/act". */
  acts: string[];
}

/** Says these lines one after the other. @param isPlain each line but the first is plainly about a subject that the character knows */
export function talk(lines: readonly string[], { lang = 'en', isPlain = false }: { lang?: Lang; isPlain?: boolean } = {}): DangerTalk {
  let state: DangerState | undefined;
  const acts: string[] = [];
  const replies = lines.map((line, turn) => {
    const watched = watch(state, line, lang, turn, { isPlain: isPlain && turn > 0, previous: lines[turn - 1] });
    state = watched.state;
    acts.push(state?.said.at(-1)?.replace(/#\d+$/, '') ?? '');
    return watched.reply;
  });
  return { replies, state, acts };
}
