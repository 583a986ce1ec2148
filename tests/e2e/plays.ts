import type { Page } from 'playwright/test';

/** What the page plays: the file names, in order, and how many of them sound now. */
export async function recordPlays(page: Page) {
  await page.addInitScript(() => {
    const played: HTMLMediaElement[] = [];
    Object.assign(window, { played });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(this);
      return play.call(this);
    };
  });
  const ofPlayed = <T>(read: (played: HTMLMediaElement[]) => T) => page.evaluate<T>(`(${read})(window.played)`);
  return {
    names: () => ofPlayed((played) => played.map(({ src }) => src.replace(/^.*\/([a-z-]+-(?:line|greeting))\..*$/, '$1'))),
    sounding: () => ofPlayed((played) => played.filter(({ paused }) => !paused).length),
  };
}
