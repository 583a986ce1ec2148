import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { composed, type Mailer } from '../services/mailer.ts';

/** The file name of a mail, from the id with which it was sent. */
export const mailFileName = (id: string): string => `${id.replace(/[^\w.-]/g, '-')}.eml`;

/**
 * Mail without a server: each mail is a complete `.eml` file in `dir`, which any mail program opens.
 * @param from the address of the sender
 */
export function createOutboxMailer(dir: string, from: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail, to save memory until then.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(composed(mail, from));
      await mkdir(dir, { recursive: true });
      const file = join(dir, mailFileName(mail.id));
      // Written to a temporary name, synced and renamed, so that an existing file is always complete.
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
      // A `.part` file is left from a power cut.
      for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
        const file = join(dir, name);
        if ((await stat(file)).mtime < before) await rm(file, { force: true });
      }
    },
  };
}
