/** Sends mails. */
export interface Mailer {
  /** @throws Error if the mail was not accepted; the outbox tries again */
  send(mail: Mail): Promise<void>;
  /** Deletes its copies of mails that were sent before this time, if it keeps any. */
  forget?(before: Date): Promise<void>;
}

export interface Mail {
  /** One validated email address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A picture that the HTML shows as `cid:<name>`. */
  pictures?: readonly { name: string; content: Buffer }[];
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** An iCalendar file, sent so that mail programs show it as an invitation. */
  invite?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  /** The Message-ID is built from it, so that a repeated delivery can be recognised. */
  id: string;
}

/** The mail for nodemailer. The address is an object, because in a string a comma or a line end would add recipients. */
export const composed = ({ to, subject, text, html, pictures = [], attachments = [], invite, id }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  // With the domain of the sender, because spam filters distrust a Message-ID without one.
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
