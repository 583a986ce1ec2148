import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { personaSlugs } from '#shared/personas.ts';
import { expect } from './support.ts';

/** What the calls of both lines need: the visitor's devices, and Vapi's side of a call. */

declare global {
  interface Window {
    devices: {
      microphoneError: string | null;
      unanswered: boolean;
      asked: number;
      answer(): void;
      speak(level: number): void;
      open(): { microphones: number; contexts: number; sockets: number; wakeLocks: number; players: number };
      sends(): boolean;
    };
    daily: {
      sent: string[];
      actions: string[];
      joinedWith: unknown;
      app(data: unknown): void;
      speak(ms: number): Promise<void>;
      error(type?: string, msg?: string): void;
      nonFatal(type: string): void;
      leave(): void;
      hangUp(endedReason?: string | null): void;
      isVisitorHeard(): boolean;
    };
    dailyCalls?: { booted: number; joined: number; open: number };
    fakeDaily: Record<string, unknown>;
  }
}

const support = join(import.meta.dirname, '../support');

export const nothingOpen = { microphones: 0, contexts: 0, sockets: 0, wakeLocks: 0, players: 0 };

/** Opens a voice page with devices the test holds in its hand. */
export async function openVoicePage(page: Page, route = '/mini-voice'): Promise<void> {
  await page.addInitScript({ path: join(support, 'fake-devices.js') });
  await page.goto(route);
  await expect(callButton(page)).toBeVisible();
}

/** The one large button, whatever it says now. */
export const callButton = (page: Page) => page.locator('.call__btn');

/** On its label: a toast may lie over the face. */
export const press = (page: Page) => page.locator('.call__label').click();

export async function startLive(page: Page): Promise<void> {
  await press(page);
  await expect(callButton(page)).toHaveText('Stop');
}

/** Every way out of a call leaves nothing behind; the last sounds fade within a second. */
export const expectNothingOpen = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => window.devices.open())).toEqual(nothingOpen);
  expect(await page.evaluate(() => window.dailyCalls?.open ?? 0)).toBe(0);
};

/** The height of the rings: the level a visitor sees, 0..1. */
export const shownLevel = (page: Page) => page.locator('.call').evaluate((call) => Number(call.style.getPropertyValue('--level') || 0));

/** A server that has Vapi behind its voice door, so that its pages may load Daily; the keys are nobody's. */
export const vapiSite: Record<string, string> = {
  VAPI_PRIVATE_KEY: 'nobody',
  VAPI_BASE_URL: 'http://127.0.0.1:1',
  ...Object.fromEntries(
    personaSlugs.map((slug) => [`VAPI_ASSISTANT_${slug.toUpperCase().replaceAll('-', '_')}`, '00000000-0000-4000-8000-000000000000']),
  ),
};

export const vapiRoom = 'https://vaani.daily.co/room';
export const callMachineUrl = /^https:\/\/c\.daily\.co\/call-machine\/versioned\/[\d.]+\/static\/call-machine-object-bundle\.js/;

/** Plays Vapi's side: the minted room and Daily's call machine. Answers what reached `POST /call/web` and `/call/web/end`. */
export async function serveVapi(page: Page, faults: Record<string, unknown> = {}) {
  const starts: Request[] = [];
  const ends: unknown[] = [];
  await page.addInitScript((value) => {
    window.fakeDaily = value;
  }, faults);
  await page.route('**/call/web', (route) => {
    starts.push(route.request());
    return route.fulfill({ status: 201, json: { webCallUrl: vapiRoom } });
  });
  await page.route('**/call/web/end', (route) => {
    ends.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.route(callMachineUrl, (route) =>
    route.fulfill({ path: join(support, 'fake-call-machine.js'), headers: { 'access-control-allow-origin': '*' } }),
  );
  return { starts, ends };
}
