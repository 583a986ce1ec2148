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
import { callWords } from './words.ts';
import { WrittenTalk } from './written-talk.tsx';

/** Why the call ended, if the visitor did not end it. `name` is a character who can say goodbye. */
function reasonOf(reason: EndReason, name: string | null): string | null {
  if (reason === 'far-side-ended') return name && callWords.end.saidGoodbye(name);
  if (reason === 'silence') return callWords.end.silence;
  return reason === 'time-limit' ? callWords.end.timeLimit : null;
}

interface Props {
  persona: Persona;
  call: Call;
  ended: Extract<CallState, { status: 'ended' }>;
  darshan: boolean;
}

/** After a call: how long it was, and how to continue. */
export function EndCard({ persona, call, ended, darshan }: Props) {
  const [writes, setWrites] = useState(false);
  const reason = reasonOf(ended.reason, darshan ? null : persona.name);
  return (
    <section className="end-card" aria-label={callWords.end.label}>
      <h2>{callWords.end.lasted(spokenLength(ended.seconds), darshan)}</h2>
      {reason && <p>{reason}</p>}
      <Recap persona={persona} call={call} />
      <div className="ways">
        <button type="button" className="btn btn--small" onClick={() => call.start()}>
          <RotateCcw className="lu" />
          {darshan ? persona.idleLabel : callWords.end.again}
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
                  {callWords.byText}
                </button>
              )
            )}
            <Link className="btn btn--small btn--ghost" to="/#voices">
              <Users className="lu" />
              {callWords.end.others}
            </Link>
            <Link className="btn btn--small btn--ghost" to="/#brandvoice">
              <Megaphone className="lu" />
              {callWords.end.brand}
            </Link>
          </>
        )}
        {call.captions.length > 0 && <CopyButton label={callWords.end.transcript} text={transcriptOf(call.captions, persona.name)} />}
      </div>
      {writes && <WrittenTalk persona={persona} call={call} />}
    </section>
  );
}
