/** Keeps the screen on until the returned function is called. Browsers release the lock of a hidden page, so it is requested again. */
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
      // Not supported, or the battery is low. The call continues without it.
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
