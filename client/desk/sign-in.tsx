import { type SubmitEvent, useState } from 'react';
import { deskPaths } from '#shared/desk.ts';
import { ask, DeskFailure } from './ask.ts';

/** Asks for the key. The session is in a cookie that scripts cannot read, for twelve hours. @param isOver whether a sign-in has expired */
export function SignIn({ isOver = false, onIn }: { isOver?: boolean; onIn(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '');
    setBusy(true);
    setFailure(undefined);
    try {
      await ask(deskPaths.signIn, { token });
      onIn();
    } catch (error) {
      if (!(error instanceof DeskFailure)) throw error;
      setFailure(
        error.code === 'too_many_requests' ? 'That was tried too often from here. Wait ten minutes, then try again.' : error.message,
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="desk-in" onSubmit={submit}>
      {isOver ? (
        <h2 id="desk-over">Please sign in again</h2>
      ) : (
        <>
          <p className="desk-in__word" lang="hi" aria-hidden="true">
            वाणी
          </p>
          <h1>The desk</h1>
        </>
      )}
      <p>
        {isOver
          ? 'Your sign-in has run out. What you were at stays as it is.'
          : 'For the people who run this site: conversations, orders, leads, meetings, and what waits.'}
      </p>
      <label htmlFor="desk-key">Key</label>
      <input
        id="desk-key"
        name="token"
        type="password"
        autoComplete="current-password"
        required
        maxLength={500}
        aria-describedby="desk-key-help"
        aria-invalid={failure !== undefined}
      />
      <p className="desk-in__help" id="desk-key-help">
        The DESK_TOKEN of the site’s configuration. You stay signed in for twelve hours.
      </p>
      <p className="desk-bad" role="alert">
        {failure}
      </p>
      <button className="btn" type="submit" disabled={isBusy}>
        {isBusy ? 'Signing in …' : 'Sign in'}
      </button>
    </form>
  );
}
