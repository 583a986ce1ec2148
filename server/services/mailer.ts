/** Who carries mail. */
export interface Mailer {
  /** @throws Error when the mail was not accepted; the outbox tries again */
  send(mail: Mail): Promise<void>;
}

export interface Mail {
  /** One validated address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** Makes a repeated delivery recognisable: the Message-ID is built from it. */
  id: string;
}

/** A mail in nodemailer's words. The address goes as an object: in a string, a comma or a line end would add recipients. */
export const composed = ({ to, subject, text, html, attachments, id }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@vaani>`,
  ...(attachments && { attachments }),
});
