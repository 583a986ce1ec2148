import { type SubmitEvent, useState } from 'react';
import { type DeskOrder, deskPaths } from '#shared/desk.ts';
import { ask, useFailure } from './ask.ts';

/** A button for an action that runs once. */
function useRepair() {
  const told = useFailure();
  const [state, setState] = useState<'ready' | 'busy' | 'done' | string>('ready');
  async function repair(path: string, body: unknown) {
    setState('busy');
    try {
      await ask(path, body);
      setState('done');
    } catch (error) {
      setState(told(error));
    }
  }
  const isBad = !['ready', 'busy', 'done'].includes(state);
  return { repair, isBusy: state === 'busy', isDone: state === 'done', failure: isBad ? state : undefined };
}

/** Sends a paid guide again, also to a corrected address. */
export function Resend({ order }: { order: DeskOrder }) {
  const { repair, isBusy, isDone, failure } = useRepair();
  const [to, setTo] = useState(order.email);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = to.trim();
    void repair(deskPaths.resend, { id: order.id, ...(address !== order.email && { to: address }) });
  }
  return (
    <form className="desk-form" onSubmit={submit}>
      <label htmlFor="desk-to">Send the guide again to</label>
      <input id="desk-to" type="email" value={to} required onChange={({ target }) => setTo(target.value)} />
      <button className="btn btn--small" type="submit" disabled={isBusy}>
        {isBusy ? 'Sending …' : 'Send again'}
      </button>
      <p className={failure === undefined ? 'desk-good' : 'desk-bad'} role="status">
        {failure ?? (isDone && 'It is on its way, with a link that works.')}
      </p>
    </form>
  );
}

/** Tries a failed delivery again. */
export function Retry({ id }: { id: string }) {
  const { repair, isBusy, isDone, failure } = useRepair();
  return (
    <div className="desk-form">
      <button className="btn btn--small" type="button" disabled={isBusy || isDone} onClick={() => repair(deskPaths.retry, { id })}>
        Try it now
      </button>
      <p className={failure === undefined ? 'desk-good' : 'desk-bad'} role="status">
        {failure ?? (isDone && 'It is tried again within a second.')}
      </p>
    </div>
  );
}
