import { messageLimit } from '#shared/kaka-rules.ts';
import { chatWords } from './words.ts';

/** A string of beads, one for each message, the last one larger. The text next to it says the same. */
export function MessageCount({ count }: { count: number }) {
  return (
    <div className="message-count">
      <svg viewBox="0 0 226 18" aria-hidden="true">
        <path d="M4 9H222" stroke="#9A7F92" strokeWidth="1.5" />
        {Array.from({ length: messageLimit }, (_, index) => {
          const used = index < count;
          const last = index === messageLimit - 1;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place on the string
              key={index}
              cx={7.5 + index * 15.07}
              cy="9"
              r={last ? 5.4 : used ? 4.8 : 3.8}
              fill={used ? '#C4351A' : '#FFF9EC'}
              stroke={used ? 'none' : '#9A7F92'}
              strokeWidth="2"
            />
          );
        })}
      </svg>
      <span>
        <b>{count}</b>
        {chatWords.count(messageLimit)}
      </span>
    </div>
  );
}
