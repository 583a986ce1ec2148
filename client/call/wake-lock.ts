/** Keeps the screen from sleeping until the returned function is called. Browsers drop the lock with a hidden page: it is asked for again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const take = async () => {
    if (done || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (done) await taken.release();
      else lock = taken;
    } catch {
      // Not supported, or the battery is low: the call does not depend on it.
    }
  };
  const retake = () => void take();
  document.addEventListener('visibilitychange', retake);
  void take();
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', retake);
    void lock?.release().catch(() => {});
  };
}
