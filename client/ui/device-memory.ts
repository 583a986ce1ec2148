/** Values that the visitor's device stores between visits. In a browser without storage they last until the visitor leaves the page. */

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
    // The browser did not store it.
  }
}
