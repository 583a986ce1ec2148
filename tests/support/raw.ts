import { connect } from 'node:net';

/** A server that has said nothing more for so long has answered; to close earlier would take its answers from it. */
const quietMs = 600;

/** Sends exactly these bytes on a connection of their own, and answers everything that comes back. */
export function sendRaw(siteUrl: string, bytes: string, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(new URL(siteUrl).port), host, () => socket.write(bytes, 'latin1'));
    let quiet: NodeJS.Timeout | undefined;
    socket.setEncoding('latin1').on('data', (data) => {
      heard += data;
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), quietMs);
    });
    socket.on('close', () => resolve(heard));
    // A server that refuses in the middle of a request resets: what it said before counts.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error));
  });
}

/** The status of every answer in what came back. */
export const statusesIn = (heard: string): number[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Asks for a path exactly as it is written. */
export const getRaw = (siteUrl: string, path: string): Promise<string> =>
  sendRaw(siteUrl, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

export const headersIn = (heard: string) => heard.slice(0, heard.indexOf('\r\n\r\n'));
export const headerOf = (heard: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headersIn(heard))?.[1];
