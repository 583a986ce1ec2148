import type { Persona } from '#shared/personas.ts';
import type { Call, CallFailure } from './call-machine.ts';
import { CallProblem } from './call-problem.tsx';
import { EndCard } from './end-card.tsx';

interface Props {
  persona: Persona;
  call: Call;
  headlineOf(failure: CallFailure): string;
  /** For whoever runs the site. */
  operatorHint: string;
  /** After a darshan nothing is offered but another, and the way home. */
  darshan?: boolean;
}

/** What a call came to: how long it was, or why there is none, and where to go on. */
export function CallOutcome({ persona, call, headlineOf, operatorHint, darshan = false }: Props) {
  const { state } = call;
  if (state.status === 'ended') return <EndCard persona={persona} call={call} ended={state} darshan={darshan} />;
  if (state.status !== 'error') return null;
  const { failure } = state;
  return (
    <CallProblem
      persona={persona}
      call={call}
      failure={failure}
      headline={headlineOf(failure)}
      operatorHint={operatorHint}
      textChat={!darshan}
    />
  );
}
