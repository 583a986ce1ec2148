import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskSummary, type DeskView, deskPaths, deskViews, funnelDays } from '#shared/desk.ts';
import { ask, DeskFailure, SignedOut } from './ask.ts';
import { List } from './list.tsx';
import { Overview } from './overview.tsx';
import { SignIn } from './sign-in.tsx';

type Tab = 'overview' | DeskView;
const tabs: readonly (readonly [Tab, string])[] = [
  ['overview', 'Overview'],
  ['conversations', 'Conversations'],
  ['orders', 'Orders'],
  ['leads', 'Leads'],
  ['meetings', 'Meetings'],
  ['deliveries', 'Waiting'],
];

const tabAt = (hash: string): Tab => deskViews.find((view) => `#${view}` === hash) ?? 'overview';

/** `looking`: checking whether the operator is signed in. `over`: the sign-in has expired, and the work stays visible. */
type Door = 'looking' | 'unreachable' | 'out' | 'in' | 'over';

/** The page of the operators. */
export function DeskPage() {
  const [door, setDoor] = useState<Door>('looking');
  /** Increases with every sign-in, so that failed requests are sent again. */
  const [epoch, setEpoch] = useState(0);

  const look = useCallback(() => {
    setDoor('looking');
    ask<DeskSummary>(deskPaths.summary, { days: funnelDays[0] }).then(
      () => setDoor('in'),
      (error) => setDoor(error instanceof DeskFailure && error.code === 'signed_out' ? 'out' : 'unreachable'),
    );
  }, []);
  useEffect(look, [look]);

  const enter = () => {
    setEpoch(epoch + 1);
    setDoor('in');
  };
  const signedOut = useCallback(() => setDoor('over'), []);
  const isOpen = door === 'in' || door === 'over';
  return (
    <div className="desk selvedge">
      <title>Desk: Vaani</title>
      <meta name="description" content="The operators’ page." />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="theme-color" content="#FBF2DF" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      {isOpen ? (
        <SignedOut value={signedOut}>
          <Work epoch={epoch} onOut={() => setDoor('out')} />
        </SignedOut>
      ) : (
        <main className="desk-door" id="main">
          <noscript>
            <p className="desk-bad">The desk needs JavaScript.</p>
          </noscript>
          {door === 'looking' && (
            <>
              <h1 className="vh">The desk</h1>
              <p className="desk-wait" role="status">
                Opening the desk …
              </p>
            </>
          )}
          {door === 'unreachable' && (
            <div className="desk-in" role="alert">
              <h1>The desk does not open</h1>
              <p>The site does not answer, or its store is away. What visitors left is not lost.</p>
              <button className="btn" type="button" onClick={look}>
                Try again
              </button>
            </div>
          )}
          {door === 'out' && <SignIn onIn={enter} />}
        </main>
      )}
      {door === 'over' && <OverDialog onIn={enter} />}
    </div>
  );
}

/** Shown over the work, which stays. */
function OverDialog({ onIn }: { onIn(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="desk-over" ref={dialog} aria-labelledby="desk-over" onCancel={(event) => event.preventDefault()}>
      <SignIn isOver onIn={onIn} />
    </dialog>
  );
}

function Work({ epoch, onOut }: { epoch: number; onOut(): void }) {
  const [tab, setTab] = useState<Tab>(() => tabAt(location.hash));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const follow = () => {
      setTab(tabAt(location.hash));
      heading.current?.focus();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const label = tabs.find(([name]) => name === tab)?.[1];
  return (
    <>
      <header className="desk-head on-night">
        <p className="desk-head__name">
          <span lang="hi" aria-hidden="true">
            वाणी
          </span>
          Desk
        </p>
        <nav aria-label="Desk">
          {tabs.map(([name, words]) => (
            <a className="desk-tab" key={name} href={`/desk#${name}`} aria-current={name === tab ? 'page' : undefined}>
              {words}
            </a>
          ))}
        </nav>
        <button className="btn btn--small btn--ghost" type="button" onClick={() => ask(deskPaths.signOut).then(onOut, onOut)}>
          Sign out
        </button>
      </header>
      <main className="desk-main" id="main">
        <h1 ref={heading} tabIndex={-1}>
          {label}
        </h1>
        {tab === 'overview' ? <Overview epoch={epoch} /> : <List key={tab} view={tab} epoch={epoch} />}
      </main>
    </>
  );
}
