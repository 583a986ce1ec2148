/** What the visitor's own device remembers between visits. A browser that keeps nothing remembers until the page is left. */

const unkept = new Map<string, string>();

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function recall(key: string): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was not kept there.
  }
}
