/** The token in the address after a payment. It shows the order to anybody who has it. */

const key = 'vaani:order';
const parameter = 'order';
let unkept: string | undefined;

/** Removes the token from the address, so that the address can be shared, and stores it for this tab. Runs before the router reads the address. */
export function keepOrderToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter);
  if (token === null) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  unkept = token;
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // In a browser without storage, until the visitor leaves the page.
  }
}

/** The token of this tab. `isNew` is true in the visit that brought it, and false after a reload. */
export function orderToken(): { token: string; isNew: boolean } | undefined {
  if (unkept !== undefined) return { token: unkept, isNew: true };
  try {
    const token = sessionStorage.getItem(key);
    return token === null ? undefined : { token, isNew: false };
  } catch {
    return undefined;
  }
}
