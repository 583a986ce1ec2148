import { uiWords } from './words.ts';

/** Places on the landing page that the menus lead to, by the id of their section. */
export const navItems = (['home', 'voices', 'demo', 'voice-marketplace', 'brandvoice'] as const).map((id) => ({
  id,
  label: uiWords.nav[id],
}));
