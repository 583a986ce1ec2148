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

/** The longest countdown on a page. A longer wait is in the message. */
const longestWaitSeconds = 600;

interface Props {
  persona: Persona;
  call: Call;
  failure: CallFailure;
  headline: string;
  /** For the operator. */
  operatorHint: string;
  textChat: boolean;
}

/** Why there is no call, and what the visitor can do. */
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
        {/* If the main button already says Try Again, no second one is shown. */}
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
