/**
 * Loads a chunk of this site. If the chunk no longer exists, because the site was deployed again while the tab was open, the page is
 * reloaded, once for each address. If the site cannot be reached, it is not reloaded, so that nobody sees the browser's own error page.
 * @throws the error of `load`, if reloading did not help or was not possible
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

/** Whether the site answers at all. */
export const siteAnswers = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
