import { type ReactNode, useId, useRef } from 'react';
import { NoScript } from '#client/ui/no-script.tsx';
import { useKeptFocus } from '#client/ui/use-kept-focus.ts';
import type { Persona } from '#shared/personas.ts';
import { CallBar } from './call-bar.tsx';
import { CallButton } from './call-button.tsx';
import type { Call } from './call-machine.ts';
import { TypeLine } from './type-line.tsx';
import { callWords } from './words.ts';

interface Props {
  persona: Persona;
  call: Call;
  portrait: ReactNode;
  /** The line below the button. Screen readers announce its changes. */
  hint: string;
  /** The name of the speaker: the character, unless the page names another. */
  speaker?: string;
  captions: { on: boolean; toggle(): void };
  idleIcon?: ReactNode;
  /** Decoration on the rings, never on the face. */
  ornament?: ReactNode;
  /** Shown below everything else. */
  children?: ReactNode;
}

/** The button of a call and the controls below it. If typing is the only way, the text field comes first. */
export function CallControls({ persona, call, portrait, hint, speaker = persona.name, captions, idleIcon, ornament, children }: Props) {
  const { state } = call;
  const controls = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const live = state.status === 'live' ? state : undefined;
  const onlyTyping = live?.microphone === 'none';
  const bar = live && <CallBar call={call} live={live} speaker={speaker} captions={captions} />;
  // On a touch screen, a focused field would open the keyboard over the captions.
  const nextStop = () => (!live ? '.call__btn' : matchMedia('(pointer: fine)').matches ? 'input' : '.call');
  useKeptFocus(() => controls.current?.querySelector<HTMLElement>(nextStop()));

  return (
    <div className={onlyTyping ? 'call-wrap call-wrap--typing' : 'call-wrap'} ref={controls}>
      <CallButton persona={persona} call={call} describedBy={hintId} portrait={portrait} idleIcon={idleIcon}>
        {ornament}
      </CallButton>
      <div className="call__below">
        {!onlyTyping && bar}
        <p className="call__hint" id={hintId} role="status">
          {hint}
        </p>
        {state.status === 'connecting' && (
          <button type="button" className="btn btn--small btn--ghost" onClick={call.stop}>
            {callWords.cancel}
          </button>
        )}
        {live && <TypeLine call={call} chosen={onlyTyping && live.notice === null} />}
        {onlyTyping && bar}
        <NoScript what={callWords.needsScript} />
        {children}
      </div>
    </div>
  );
}
