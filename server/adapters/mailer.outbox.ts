import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { composed, type Mailer } from '../services/mailer.ts';

/** The file of a mail, by the id it was sent with. */
export const mailFileName = (id: string): string => `${id.replace(/[^\w.-]/g, '-')}.eml`;

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
      const file = join(dir, mailFileName(mail.id));
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

    async forget(before) {
      const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      // A `.part` is what a power cut left.
      for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
        const file = join(dir, name);
        if ((await stat(file)).mtime < before) await rm(file, { force: true });
      }
    },
  };
}
