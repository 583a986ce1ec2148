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
