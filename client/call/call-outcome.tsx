import type { ReactNode } from 'react';
import type { Persona } from '#shared/personas.ts';
import type { Call, CallFailure, CallState } from './call-machine.ts';
import { CallProblem } from './call-problem.tsx';
import { EndCard } from './end-card.tsx';
import { goesOnInWriting } from './problem-actions.ts';
import { Recap } from './recap.tsx';
import { WrittenTalk } from './written-talk.tsx';

interface Props {
  persona: Persona;
  call: Call;
  headlineOf(failure: CallFailure): string;
  /** For whoever runs the site. */
  operatorHint: string;
  /** After a darshan nothing is offered but another, and the way home. */
  darshan?: boolean;
  /** Where the talk goes on in writing, if the character has a chat of its own. */
  chat?: ReactNode;
}

/** What a call came to: how long it was, or why there is none, and where to go on. */
export function CallOutcome({ persona, call, headlineOf, operatorHint, darshan = false, chat }: Props) {
  const { state } = call;
  if (state.status === 'ended') return <EndCard persona={persona} call={call} ended={state} darshan={darshan} />;
  if (state.status !== 'error') return null;
  const { failure } = state;
  return (
    <>
      <CallProblem
        persona={persona}
        call={call}
        failure={failure}
        headline={headlineOf(failure)}
        operatorHint={operatorHint}
        textChat={!darshan}
      />
      {failure.wasLive && <Recap persona={persona} call={call} />}
      {isInWriting(state) && (chat ?? <WrittenTalk persona={persona} call={call} />)}
    </>
  );
}

/** The voice failed, and the same talk goes on in writing by itself. */
export const isInWriting = (state: CallState): boolean => state.status === 'error' && goesOnInWriting.has(state.failure.code);
