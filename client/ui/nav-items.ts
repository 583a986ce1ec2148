import { uiWords } from './words.ts';

/** The sections of the landing page in the menus, by the id of the section. */
export const navItems = (['home', 'voices', 'demo', 'voice-marketplace', 'brandvoice'] as const).map((id) => ({
  id,
  label: uiWords.nav[id],
}));
