/** Meetings as a visitor books them, and where they arrive: mails, calendar files, the sheet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { leadSheetIn } from './sheet-rows.ts';
import type { Site } from './site.ts';
import { until, type Visitor } from './visitor.ts';

export const farah = { name: 'Farah', email: 'farah@nani.in', time_zone: 'Asia/Kolkata' };
export const slotsPath = '/api/calendly?slots=1';
export const book = (who: Visitor, start_time: string, more: object = {}) =>
  who.post('/api/calendly?book=1', { ...farah, start_time, ...more });
export const startsOf = async (who: Visitor): Promise<string[]> =>
  (await who.get(slotsPath)).body.slots.map(({ start_time }: { start_time: string }) => start_time);

export async function mailsIn(dataDir: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))));
}
export const mailTo = (dataDir: string, address: string, subject: RegExp) =>
  until(async () => (await mailsIn(dataDir)).find(({ to, subject: words = '' }) => to?.[0]?.address === address && subject.test(words)));
export const calendarFileOf = (mail: Email) => {
  const content = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
};
export const pathIn = (mail: Email) => new URL(/http\S+\/meetings\/\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname;
export const cancelPathIn = (mail: Email) => `${pathIn(mail)}/cancel`;
/** As the sheet writes it. */
export const businessTime = (at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
export const isBooked = (slot: string) => (row: Record<string, string>) => row.status === 'booked' && row.meeting === businessTime(slot);
export const sheetOf = (site: Site) => leadSheetIn(site.dataDir);
