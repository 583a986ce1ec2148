import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';

const connectMs = 40;

/** A short vibration when a call is live, if the device has it and the visitor allows motion. */
export function vibrate(): void {
  if ('vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(connectMs);
}
