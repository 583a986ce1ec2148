import { Megaphone, MessageCircle, RotateCcw, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Persona } from '#shared/personas.ts';
import { spokenLength } from './call-length.ts';
import { ChatByText, HomeLink } from './call-links.tsx';
import type { Call, CallState, EndReason } from './call-machine.ts';
import { CopyButton } from './copy-button.tsx';
import { Recap } from './recap.tsx';
import { transcriptOf } from './transcript.ts';
import { WrittenTalk } from './written-talk.tsx';

/** Why it ended, where the visitor did not end it; `name` is of a character who can say goodbye. */
function reasonOf(reason: EndReason, name: string | null): string | null {
  if (reason === 'far-side-ended') return name && `${name} said goodbye.`;
  if (reason === 'silence') return 'It had been quiet for a while, so the line was closed.';
  return reason === 'time-limit' ? 'It reached the longest a call can be.' : null;
}

interface Props {
  persona: Persona;
  call: Call;
  ended: Extract<CallState, { status: 'ended' }>;
  darshan: boolean;
}

/** After a call: how long it was and where to go on. */
export function EndCard({ persona, call, ended, darshan }: Props) {
  const [writes, setWrites] = useState(false);
  const reason = reasonOf(ended.reason, darshan ? null : persona.name);
  return (
    <section className="end-card" aria-label="After the call">
      <h2>
        {darshan ? 'Darshan' : 'The call'} lasted {spokenLength(ended.seconds)}.
      </h2>
      {reason && <p>{reason}</p>}
      <Recap persona={persona} call={call} />
      <div className="ways">
        <button type="button" className="btn btn--small" onClick={() => call.start()}>
          <RotateCcw className="lu" />
          {darshan ? persona.idleLabel : 'Talk again'}
        </button>
        {darshan ? (
          <HomeLink />
        ) : (
          <>
            {persona.sells ? (
              <ChatByText withKaka />
            ) : (
              !writes && (
                <button type="button" className="btn btn--small btn--ghost" onClick={() => setWrites(true)}>
                  <MessageCircle className="lu" />
                  Chat by text
                </button>
              )
            )}
            <Link className="btn btn--small btn--ghost" to="/#voices">
              <Users className="lu" />
              Meet the others
            </Link>
            <Link className="btn btn--small btn--ghost" to="/#brandvoice">
              <Megaphone className="lu" />
              Give my brand a voice
            </Link>
          </>
        )}
        {call.captions.length > 0 && <CopyButton label="Copy transcript" text={transcriptOf(call.captions, persona.name)} />}
      </div>
      {writes && <WrittenTalk persona={persona} call={call} />}
    </section>
  );
}
