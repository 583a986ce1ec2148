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
  /** For the operator. */
  operatorHint: string;
  /** After a darshan the page offers only another darshan, and the way home. */
  darshan?: boolean;
  /** The link to continue in writing, if the character has its own chat. */
  chat?: ReactNode;
}

/** The end of a call: how long it was, or why it failed, and how to continue. */
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

/** If the voice fails, the same conversation continues in writing automatically. */
export const isInWriting = (state: CallState): boolean => state.status === 'error' && goesOnInWriting.has(state.failure.code);
