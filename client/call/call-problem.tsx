import { CircleAlert, Keyboard, RotateCcw } from 'lucide-react';
import { siteSettings } from '#client/ui/site-settings.ts';
import type { Persona } from '#shared/personas.ts';
import { spokenLength } from './call-length.ts';
import { ChatByText, HomeLink } from './call-links.tsx';
import type { Call, CallFailure } from './call-machine.ts';
import { CopyButton } from './copy-button.tsx';
import { goesOnInWriting, problemActions } from './problem-actions.ts';
import { transcriptOf } from './transcript.ts';
import { callWords } from './words.ts';

/** Nobody waits longer than this on a page; what takes longer is said in the sentence. */
const longestWaitSeconds = 600;

interface Props {
  persona: Persona;
  call: Call;
  failure: CallFailure;
  headline: string;
  /** For whoever runs the site. */
  operatorHint: string;
  textChat: boolean;
}

/** Why there is no call, and every way out of it. */
export function CallProblem({ persona, call, failure, headline, operatorHint, textChat }: Props) {
  const { typing, copyLink, steps } = problemActions[failure.code] ?? {};
  const waitSeconds = failure.retryAfterSeconds ?? 0;
  return (
    <section className="inline-err" aria-label={callWords.problem.label}>
      <div role="alert">
        <strong>
          <CircleAlert className="lu" />
          {headline}
        </strong>
        <p>{failure.code === 'lines-busy' ? persona.busy : failure.message}</p>
        {steps && <p>{steps(navigator.userAgent)}</p>}
        {waitSeconds > 0 && waitSeconds <= longestWaitSeconds && <p>{callWords.problem.nextTry(spokenLength(waitSeconds))}</p>}
        {(siteSettings().showOperatorHints || failure.code === 'not-configured') && <p>{operatorHint}</p>}
      </div>
      <div className="ways">
        {/* Where the big button itself is the retry, one is enough. */}
        {!persona.failure && (
          <button type="button" className="btn btn--small" onClick={() => call.start()}>
            <RotateCcw className="lu" />
            {callWords.tryAgain}
          </button>
        )}
        {typing && (
          <button type="button" className="btn btn--small btn--ghost" onClick={() => call.start({ microphone: false })}>
            <Keyboard className="lu" />
            {callWords.problem.byTyping}
          </button>
        )}
        {copyLink && <CopyButton label={callWords.problem.copyLink} text={location.href.replace(/^http:/, 'https:')} />}
        {textChat && !goesOnInWriting.has(failure.code) && <ChatByText withKaka={persona.sells === true} />}
        <HomeLink />
        {call.captions.length > 0 && <CopyButton label={callWords.end.transcript} text={transcriptOf(call.captions, persona.name)} />}
      </div>
    </section>
  );
}
