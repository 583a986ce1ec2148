/**
 * Loads a chunk of this site. When it is gone because the site was deployed again while the tab was open, the page is fetched
 * anew, once an address: the new site has it. A site that cannot be reached is left alone, so nobody lands on the browser's own error page.
 * @throws what `load` threw, when fetching the page anew did not help or could not
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  try {
    const chunk = await load();
    if (history.state?.reloaded) history.replaceState({ ...history.state, reloaded: undefined }, '');
    return chunk;
  } catch (error) {
    if (history.state?.reloaded || !(await siteAnswers())) throw error;
    history.replaceState({ ...history.state, reloaded: true }, '');
    location.reload();
    return new Promise(() => {});
  }
}

/** Whether the site can be reached at all, whatever it says. */
export const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
