/** The message that data could not be loaded. */
export function Trouble({ sentence, onAgain }: { sentence: string; onAgain(): void }) {
  return (
    <div className="desk-trouble" role="alert">
      <p>{sentence}</p>
      <button className="btn btn--small" type="button" onClick={onAgain}>
        Try again
      </button>
    </div>
  );
}
