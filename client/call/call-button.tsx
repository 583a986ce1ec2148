import { Mic, PhoneOff, RotateCcw, Square } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Persona } from '#shared/personas.ts';
import type { Call, CallState } from './call-machine.ts';
import { DotRing } from './dot-ring.tsx';
import { usePageToast } from './page-toast.ts';
import { Ring, Rings } from './rings.tsx';
import { callToasts } from './toast-words.ts';
import { turnOf } from './turn.tsx';
import { useRingLevel } from './use-ring-level.ts';
import { callWords } from './words.ts';
// The order matters: the style sheets for narrow and motionless pages come last.
import './rings.css';
import './bar.css';
import './call.css';

interface Props {
  persona: Persona;
  call: Call;
  portrait: ReactNode;
  /** The id of the hint below the button. */
  describedBy: string;
  idleIcon?: ReactNode;
  /** Decoration on the rings, never on the face. */
  children?: ReactNode;
}

/** The portrait is the only button of a call. Its label and its action follow from the state of the call. */
export function CallButton({ persona, call, portrait, describedBy, idleIcon = <Mic className="lu" />, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useRingLevel(frame, call);
  const toast = usePageToast();
  const { status } = call.state;
  const { label, icon, blocked } = faceOf(call.state, persona, idleIcon);

  // In a call the space bar interrupts; on the focused button it would end the call. The next Tab returns to the button.
  useEffect(() => {
    if (status === 'live' && frame.current?.contains(document.activeElement)) frame.current.focus({ preventScroll: true });
  }, [status]);

  const press = (event: MouseEvent) => {
    // Ignores the second click of a double click.
    if (event.detail > 1) return;
    if (status === 'connecting') toast(callToasts.notReady(persona.failure?.loading));
    else if (status === 'live') call.stop();
    else if (!blocked) call.start();
  };

  return (
    <section
      className="call"
      aria-label={callWords.callWith(persona.name)}
      tabIndex={-1}
      data-state={status}
      data-turn={call.state.status === 'live' ? turnOf(call.state) : undefined}
      ref={frame}
    >
      {call.state.status === 'live' && <DotRing call={call} live={call.state} />}
      <Rings />
      {status === 'connecting' && (
        <span className="orbit" aria-hidden="true">
          <i />
        </span>
      )}
      {children}
      <button
        type="button"
        className="call__btn"
        aria-disabled={blocked}
        aria-describedby={describedBy}
        onPointerEnter={call.prepare}
        onPointerDown={call.prepare}
        onFocus={call.prepare}
        onClick={press}
        // A held Enter key would start and stop the call repeatedly.
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      >
        {portrait}
        <span className="call__label">
          {icon}
          <span>{label}</span>
        </span>
      </button>
    </section>
  );
}

function faceOf({ status }: CallState, persona: Persona, idleIcon: ReactNode): { label: string; icon: ReactNode; blocked: boolean } {
  switch (status) {
    case 'connecting':
      return {
        label: callWords.connecting,
        icon: <Ring number={2} className="spin" />,
        blocked: true,
      };
    case 'live':
      return { label: persona.activeLabel, icon: <Square className="lu" />, blocked: false };
    case 'error':
      return persona.failure
        ? { label: persona.failure.retryLabel, icon: <RotateCcw className="lu" />, blocked: false }
        : { label: persona.idleLabel, icon: <PhoneOff className="lu" />, blocked: true };
    default:
      return { label: persona.idleLabel, icon: idleIcon, blocked: false };
  }
}
