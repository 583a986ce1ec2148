const key = 'vaani:push-to-talk';
/** A browser that keeps nothing knows it until the page is left. */
let here = false;

/** The visitor's choice between push-to-talk and an open microphone, kept for this tab. */
export const pushToTalk = {
  isChosen(): boolean {
    try {
      return sessionStorage.getItem(key) === 'on';
    } catch {
      return here;
    }
  },
  choose(on: boolean): void {
    here = on;
    try {
      if (on) sessionStorage.setItem(key, 'on');
      else sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
