/** Functions that are called with each news, until they are removed. */
export function createListeners<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    /** @returns removes the listener */
    add(listener: (...news: News) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...news: News): void {
      for (const listener of listeners) listener(...news);
    },
  };
}
