import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';

const connectMs = 40;

/** A call is live: felt for a moment, where the telephone can and the visitor wants movement. */
export function vibrate(): void {
  if ('vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(connectMs);
}
