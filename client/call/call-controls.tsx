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
  /** The line under the button; a screen reader hears it when it changes. */
  hint: string;
  /** Who speaks; the character, unless the page says another. */
  speaker?: string;
  captions: { on: boolean; toggle(): void };
  idleIcon?: ReactNode;
  /** Drawn on the rings, never on the face. */
  ornament?: ReactNode;
  /** Stands below everything else. */
  children?: ReactNode;
}

/** The button of a call and, under it, what a visitor needs at hand. Where typing is the only way, its field comes first. */
export function CallControls({ persona, call, portrait, hint, speaker = persona.name, captions, idleIcon, ornament, children }: Props) {
  const { state } = call;
  const controls = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const live = state.status === 'live' ? state : undefined;
  const onlyTyping = live?.microphone === 'none';
  const bar = live && <CallBar call={call} live={live} speaker={speaker} captions={captions} />;
  // A field that gets the focus on a touch screen brings up keys over the captions.
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
