import { callWords } from './words.ts';

/** Opening lines: shown before a call, and buttons during a call. */
export function Openers({ lines, say }: { lines: readonly string[]; say?: (line: string) => void }) {
  return (
    <div className="asks">
      <h2>{callWords.beginWith}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {say ? (
              <button type="button" onClick={() => say(line)}>
                “{line}”
              </button>
            ) : (
              `“${line}”`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
