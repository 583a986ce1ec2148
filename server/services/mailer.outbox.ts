import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { composed, type Mailer } from './mailer.ts';

/**
 * Mail without a server: each is a complete `.eml` file in `dir`, which any mail program opens.
 * @param from the sender's address
 */
export function createOutboxMailer(dir: string, from: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: a server at rest goes without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(composed(mail, from));
      await mkdir(dir, { recursive: true });
      const file = join(dir, `${mail.id.replace(/[^\w.-]/g, '-')}.eml`);
      // Written aside, synced and renamed: a file that is there is whole.
      const handle = await open(`${file}.part`, 'w');
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
    },
  };
}
