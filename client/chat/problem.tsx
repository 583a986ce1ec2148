import type { KakaChat } from './use-kaka.ts';
import { chatWords } from './words.ts';

/** Kaka's message about a failed message, and the button to try again. */
export function Problem({ chat: { state, retry } }: { chat: KakaChat }) {
  return (
    state.problem && (
      <div className="msg msg--them msg--problem" role="alert">
        <p>{state.problem.sentence}</p>
        <button className="link" type="button" onClick={retry}>
          {chatWords.tryAgain}
        </button>
      </div>
    )
  );
}
