import { Captions as CaptionsIcon, Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Call, LiveCall } from './call-machine.ts';
import { Turn } from './turn.tsx';
import { callWords } from './words.ts';

interface Props {
  call: Call;
  live: LiveCall;
  /** Who speaks. */
  speaker: string;
  captions: { on: boolean; toggle(): void };
}

/** What a visitor may want at hand during a call. */
export function CallBar({ call, live, speaker, captions }: Props) {
  const { ambience } = call;
  return (
    <div className="bar">
      {live.microphone !== 'none' && (
        <Toggle on={live.muted} press={() => call.setMuted(!live.muted)} label={callWords.mute}>
          {live.muted ? <MicOff className="lu" /> : <Mic className="lu" />}
        </Toggle>
      )}
      <Turn call={call} live={live} name={speaker} />
      <Toggle on={captions.on} press={captions.toggle} label={callWords.captions}>
        <CaptionsIcon className="lu" />
      </Toggle>
      {ambience && (
        <Toggle on={ambience.on} press={ambience.toggle} label={callWords.sound}>
          {ambience.on ? <Volume2 className="lu" /> : <VolumeX className="lu" />}
        </Toggle>
      )}
    </div>
  );
}

function Toggle({ on, press, label, children }: { on: boolean; press(): void; label: string; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={on} onClick={press}>
      {children}
      <span className="bar__label">{label}</span>
    </button>
  );
}
