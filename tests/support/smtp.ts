import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface Received {
  /** Envelope recipients. */
  to: string[];
  raw: string;
  /** Whether the line was encrypted. */
  secure: boolean;
}

export interface SmtpPlayer {
  /** Without the scheme: `127.0.0.1:2525`. */
  host: string;
  port: number;
  received: Received[];
  /** Connections made so far. */
  connections(): number;
  close(): Promise<void>;
}

/** A real mail server on a free port that keeps what it gets. @param options of `smtp-server`, to make it behave otherwise */
export async function playSmtp(options: SMTPServerOptions = {}): Promise<SmtpPlayer> {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, callback) => {
      connections += 1;
      callback();
    },
    onData(stream, session: SMTPServerSession, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
          secure: session.secure,
        });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // clients that give up are part of the play
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    host: `127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal in SMTP's own numbers. */
export const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
