import { type SubmitEvent, useState } from 'react';
import { deskPaths, noteMaxLength } from '#shared/desk.ts';
import { ask, useFailure } from './ask.ts';

/** A note about a conversation or a lead. All operators see it. */
export function Note({ subject, initial, onSaved }: { subject: string; initial: string; onSaved(text: string): void }) {
  const told = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: string; isBad: boolean }>();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    setBusy(true);
    try {
      await ask(deskPaths.note, { subject, text });
      onSaved(text);
      setSaid({ words: text === '' ? 'The note is gone.' : 'Saved.', isBad: false });
    } catch (error) {
      setSaid({ words: told(error), isBad: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="desk-form" onSubmit={save}>
      <label htmlFor="desk-note">Note</label>
      <textarea id="desk-note" name="text" rows={3} maxLength={noteMaxLength} defaultValue={initial} />
      <button className="btn btn--small" type="submit" disabled={isBusy}>
        {isBusy ? 'Saving …' : 'Save the note'}
      </button>
      <p className={said?.isBad ? 'desk-bad' : 'desk-good'} role="status">
        {said?.words}
      </p>
    </form>
  );
}
