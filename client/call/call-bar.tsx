import { Captions as CaptionsIcon, Mic, MicOff, Pointer, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Call, LiveCall } from './call-machine.ts';
import { Turn } from './turn.tsx';
import { callWords } from './words.ts';

interface Props {
  call: Call;
  live: LiveCall;
  /** The name of the character. */
  speaker: string;
  captions: { on: boolean; toggle(): void };
}

/** The controls during a call. */
export function CallBar({ call, live, speaker, captions }: Props) {
  const { ambience } = call;
  return (
    <div className="bar">
      <Turn call={call} live={live} name={speaker} />
      {live.microphone !== 'none' && (
        <>
          {!live.pushToTalk && (
            <Toggle on={live.muted} press={() => call.setMuted(!live.muted)} label={callWords.mute}>
              {live.muted ? <MicOff className="lu" /> : <Mic className="lu" />}
            </Toggle>
          )}
          <Toggle on={live.pushToTalk} press={() => call.setPushToTalk(!live.pushToTalk)} label={callWords.pushToTalk}>
            <Pointer className="lu" />
          </Toggle>
        </>
      )}
      <Toggle on={captions.on} press={captions.toggle} label={callWords.captions} keepsFocus={live.pushToTalk}>
        <CaptionsIcon className="lu" />
      </Toggle>
      {ambience && (
        <Toggle on={ambience.on} press={ambience.toggle} label={callWords.sound} keepsFocus={live.pushToTalk}>
          {ambience.on ? <Volume2 className="lu" /> : <VolumeX className="lu" />}
        </Toggle>
      )}
    </div>
  );
}

interface ToggleProps {
  on: boolean;
  press(): void;
  label: string;
  /** A mouse press does not move the focus, so that the space bar still works for push-to-talk. */
  keepsFocus?: boolean;
  children: ReactNode;
}

function Toggle({ on, press, label, keepsFocus = false, children }: ToggleProps) {
  return (
    <button type="button" aria-pressed={on} onClick={press} onMouseDown={(event) => keepsFocus && event.preventDefault()}>
      {children}
      <span className="bar__label">{label}</span>
    </button>
  );
}
