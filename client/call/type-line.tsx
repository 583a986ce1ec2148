import { Composer } from '#client/ui/composer.tsx';
import { messageMaxLength } from '#shared/lengths.ts';
import type { Call } from './call-machine.ts';

/** For visitors who cannot or would rather not speak. */
export function TypeLine({ call }: { call: Call }) {
  return (
    <div className="type-line" onInput={call.active}>
      <Composer label="Type instead of speaking" placeholder="Type instead of speaking" maxLength={messageMaxLength} onSend={call.say} />
    </div>
  );
}
