import { useEffect, useRef } from 'react';
import { Composer } from '#client/ui/composer.tsx';
import { messageMaxLength } from '#shared/lengths.ts';
import type { Call } from './call-machine.ts';
import { callWords } from './words.ts';

/** For visitors who cannot or do not want to speak. `chosen`: the visitor started the call by typing, and the focus goes here. */
export function TypeLine({ call, chosen }: { call: Call; chosen: boolean }) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the call begins.
  useEffect(() => {
    if (chosen) line.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div className="type-line" ref={line} onInput={call.active}>
      <Composer label={callWords.typeInstead} placeholder={callWords.typeInstead} maxLength={messageMaxLength} onSend={call.say} />
    </div>
  );
}
