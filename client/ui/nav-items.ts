/** Places on the landing page that the menus lead to, by the id of their section. */
export const navItems = [
  { id: 'home', label: 'Home' },
  { id: 'voices', label: 'Voice' },
  { id: 'demo', label: 'Chat' },
  { id: 'voice-marketplace', label: 'Marketplace' },
  { id: 'brandvoice', label: 'Talk to Us' },
] as const;
