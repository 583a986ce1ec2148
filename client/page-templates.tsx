import type { ComponentType } from 'react';
import { DeskPage } from './desk/desk.tsx';
import { ForgetPage, forgetStates } from './pages/forget.tsx';
import { MeetingPage, meetingStates } from './pages/meeting.tsx';
import { PayPage, payStates } from './pages/pay.tsx';
import { PurchasesPage, purchasesStates } from './pages/purchases.tsx';
import { RemindersPage, remindersStates } from './pages/reminders.tsx';

/**
 * A page that the server fills in and sends. It is not among the routes and loads none of the site's scripts. Links from it load a new
 * page.
 */
export interface PageTemplate {
  /** The name by which the server requests it. */
  name: string;
  /** Its style sheet, loaded after that of the site; an entry of the build in `vite.config.ts`. */
  styles?: string;
  /** Its own script with its styles; also an entry of the build. Templates without a script work without JavaScript. */
  script?: string;
  /** For operators: in English only. */
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
