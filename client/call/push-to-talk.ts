const key = 'vaani:push-to-talk';
/** In a browser without storage, until the visitor leaves the page. */
let here = false;

/** The visitor's choice between push-to-talk and an open microphone, stored for this tab. */
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
      // The browser does not allow storage.
    }
  },
};
