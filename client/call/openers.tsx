import { callWords } from './words.ts';

/** Lines to begin with: to be read before a call, to be pressed instead of spoken during one. */
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
