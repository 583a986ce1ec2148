import { Composer } from '#client/ui/composer.tsx';
import { messageMaxLength } from '#shared/lengths.ts';

/** For visitors who cannot or would rather not speak. */
export function TypeLine({ say }: { say(text: string): void }) {
  return (
    <div className="type-line">
      <Composer label="Type instead of speaking" placeholder="Type instead of speaking" maxLength={messageMaxLength} onSend={say} />
    </div>
  );
}
