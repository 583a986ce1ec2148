/** Who carries mail. */
export interface Mailer {
  /** @throws Error when the mail was not accepted; the outbox tries again */
  send(mail: Mail): Promise<void>;
  /** Deletes its copies of mails sent before then, where it keeps any. */
  forget?(before: Date): Promise<void>;
}

export interface Mail {
  /** One validated address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the HTML shows as `cid:<name>`. */
  pictures?: readonly { name: string; content: Buffer }[];
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** An iCalendar file, sent so that mail programs show it as an invitation. */
  invite?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  /** Makes a repeated delivery recognisable: the Message-ID is built from it. */
  id: string;
}

/** A mail in nodemailer's words. The address goes as an object: in a string, a comma or a line end would add recipients. */
export const composed = ({ to, subject, text, html, pictures = [], attachments = [], invite, id }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  // With the sender's own domain: filters distrust an id that names none.
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'vaani'}>`,
  attachments: [
    ...attachments,
    ...pictures.map(({ name, content }) => ({
      filename: `${name}.jpg`,
      content,
      contentType: 'image/jpeg',
      cid: name,
      contentDisposition: 'inline' as const,
    })),
  ],
  ...(invite && { icalEvent: { ...invite, filename: 'meeting.ics' } }),
});
