import { CalendarDays, House, MessageCircle, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Persona } from '#shared/personas.ts';
import { spokenLength } from './call-length.ts';
import type { Call, CallState, EndReason } from './call-machine.ts';
import { CopyButton } from './copy-button.tsx';
import { transcriptOf } from './transcript.ts';

const reasons: Record<EndReason, (name: string) => string | null> = {
  'hung-up': () => null,
  'far-side-ended': (name) => `${name} said goodbye.`,
  silence: () => 'It had been quiet for a while, so the line was closed.',
  'time-limit': () => 'The call reached its longest length.',
  'left-page': () => null,
};

interface Props {
  persona: Persona;
  call: Call;
  ended: Extract<CallState, { status: 'ended' }>;
  again(): void;
  /** How the sentence about the call's length begins. */
  lasted?: string;
  /** Where the visitor may go on: to the shop front from a brand's character, home from a darshan. */
  onward?: 'shop' | 'home';
}

/** After a call: how long it was and where to go on. */
export function EndCard({ persona, call, ended, again, lasted = 'The call lasted', onward = 'shop' }: Props) {
  const reason = reasons[ended.reason](persona.name);
  return (
    <section className="end-card" aria-label="After the call">
      <h2>
        {lasted} {spokenLength(ended.seconds)}.
      </h2>
      {reason && <p>{reason}</p>}
      <div className="ways">
        <button type="button" className="btn btn--small" onClick={again}>
          <RotateCcw className="lu" />
          {onward === 'shop' ? 'Talk again' : persona.idleLabel}
        </button>
        {onward === 'shop' ? (
          <>
            <ChatByText persona={persona} />
            <Link className="btn btn--small btn--ghost" to="/#brandvoice">
              <CalendarDays className="lu" />
              Book a meeting
            </Link>
          </>
        ) : (
          <HomeLink />
        )}
        {call.captions.length > 0 && <CopyButton label="Copy transcript" text={transcriptOf(call.captions, persona.name)} />}
      </div>
    </section>
  );
}

/** The landing page's text chat is Kaka's; for the others that is said. */
export function ChatByText({ persona }: { persona: Persona }) {
  return (
    <Link className="btn btn--small btn--ghost" to="/#demo">
      <MessageCircle className="lu" />
      {persona.slug === 'kaka' ? 'Chat by text' : 'Chat by text, with Kaka'}
    </Link>
  );
}

export function HomeLink() {
  return (
    <Link className="btn btn--small btn--ghost" to="/">
      <House className="lu" />
      Home
    </Link>
  );
}
