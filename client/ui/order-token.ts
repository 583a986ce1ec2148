/** The page after a payment: its address names the order by a token, which shows the order to whoever has it. */

const key = 'vaani:order';
const parameter = 'order';
let unkept: string | undefined;

/** Takes the token out of the address, so that the address can be copied and shared, and keeps it for this tab. Before the router reads the address. */
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
    // A browser that keeps nothing knows it until the page is left.
  }
}

/** The token this tab came back with; `isNew` in the visit that brought it, not after a reload. */
export function orderToken(): { token: string; isNew: boolean } | undefined {
  if (unkept !== undefined) return { token: unkept, isNew: true };
  try {
    const token = sessionStorage.getItem(key);
    return token === null ? undefined : { token, isNew: false };
  } catch {
    return undefined;
  }
}
