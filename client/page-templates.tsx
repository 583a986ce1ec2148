import type { ComponentType } from 'react';
import { DeskPage } from './desk/desk.tsx';
import { ForgetPage, forgetStates } from './pages/forget.tsx';
import { MeetingPage, meetingStates } from './pages/meeting.tsx';
import { PayPage, payStates } from './pages/pay.tsx';
import { PurchasesPage, purchasesStates } from './pages/purchases.tsx';
import { RemindersPage, remindersStates } from './pages/reminders.tsx';

/**
 * A page the server sends itself, some of them filled in. It has no address among the routes and none of the site's scripts, and the
 * browser leaves it by loading another page.
 */
export interface PageTemplate {
  /** The server asks for it by this name. */
  name: string;
  /** Its style sheet, which comes after the site's own; an entry of the build, in `vite.config.ts`. */
  styles?: string;
  /** Its own script, with its styles; an entry of the build too. Templates without one work without JavaScript. */
  script?: string;
  /** For operators, who read English. */
  isEnglish?: boolean;
  Page: ComponentType;
}

export const templates: readonly PageTemplate[] = [
  ...payStates.map((state) => ({ name: `pay-${state}`, styles: 'pages/pay.css', Page: () => <PayPage state={state} /> })),
  { name: 'desk', script: 'desk/main.tsx', isEnglish: true, Page: DeskPage },
  ...purchasesStates.map((state) => ({
    name: `purchases-${state}`,
    styles: 'pages/meeting.css',
    Page: () => <PurchasesPage state={state} />,
  })),
  ...remindersStates.map((state) => ({
    name: `reminders-${state}`,
    styles: 'pages/meeting.css',
    Page: () => <RemindersPage state={state} />,
  })),
  ...forgetStates.map((state) => ({ name: `forget-${state}`, styles: 'pages/meeting.css', Page: () => <ForgetPage state={state} /> })),
  ...meetingStates.map((state) => ({ name: `meeting-${state}`, styles: 'pages/meeting.css', Page: () => <MeetingPage state={state} /> })),
];
