/** Timers of a room. They are cancelled when the room ends. */
export interface Timers {
  /** @returns a function that cancels the timer */
  later(ms: number, act: () => void): () => void;
  clear(): void;
}

export function createTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>();
  return {
    later(ms, act) {
      const timer = setTimeout(() => {
        pending.delete(timer);
        act();
      }, ms);
      pending.add(timer);
      return () => {
        clearTimeout(timer);
        pending.delete(timer);
      };
    },
    clear() {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
    },
  };
}
