import type { ComponentType } from 'react';
import { MeetingPage, meetingStates } from './pages/meeting.tsx';
import { PayPage, payStates } from './pages/pay.tsx';

/**
 * A page the server fills in and sends itself. It has no address among the routes and none of the site's scripts:
 * nothing in it waits for JavaScript, and the browser leaves it by loading another page.
 */
export interface Paper {
  /** The server asks for it by this name. */
  name: string;
  /** Its style sheet, which comes after the site's own; an entry of the build, in `vite.config.ts`. */
  styles: string;
  Page: ComponentType;
}

export const papers: readonly Paper[] = [
  ...payStates.map((state) => ({ name: `pay-${state}`, styles: 'pages/pay.css', Page: () => <PayPage state={state} /> })),
  ...meetingStates.map((state) => ({ name: `meeting-${state}`, styles: 'pages/meeting.css', Page: () => <MeetingPage state={state} /> })),
];
