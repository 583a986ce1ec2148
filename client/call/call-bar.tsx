import { Captions as CaptionsIcon, Mic, MicOff, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { clock } from './call-length.ts';
import type { Call, LiveCall } from './call-machine.ts';

interface Props {
  call: Call;
  live: LiveCall;
  captions: { on: boolean; toggle(): void };
}

/** What a visitor may want at hand during a call. */
export function CallBar({ call, live, captions }: Props) {
  const { ambience } = call;
  return (
    <div className="bar">
      {live.microphone !== 'none' && (
        <Toggle on={live.muted} press={() => call.setMuted(!live.muted)}>
          {live.muted ? <MicOff className="lu" /> : <Mic className="lu" />}Mute
        </Toggle>
      )}
      <Timer startedAtMs={live.startedAtMs} />
      <Toggle on={captions.on} press={captions.toggle}>
        <CaptionsIcon className="lu" />
        Captions
      </Toggle>
      {ambience && (
        <Toggle on={ambience.on} press={ambience.toggle}>
          {ambience.on ? <Volume2 className="lu" /> : <VolumeX className="lu" />}Sound
        </Toggle>
      )}
    </div>
  );
}

function Toggle({ on, press, children }: { on: boolean; press(): void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={on} onClick={press}>
      {children}
    </button>
  );
}

function Timer({ startedAtMs }: { startedAtMs: number }) {
  const elapsed = () => Math.max(0, Math.floor((Date.now() - startedAtMs) / 1000));
  const [seconds, setSeconds] = useState(elapsed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `elapsed` is a reading of the clock from `startedAtMs`.
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(elapsed()), 1000);
    return () => clearInterval(ticking);
  }, [startedAtMs]);
  return (
    <p className="bar__time">
      <span className="vh">Call length </span>
      <time dateTime={`PT${seconds}S`}>{clock(seconds)}</time>
    </p>
  );
}
