import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { until } from '../support/visitor.ts';

describe('a connection', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ REQUEST_SECONDS: '15' });
  });
  afterAll(() => site.stop());

  const open = (text: string) => {
    const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1', allowHalfOpen: true });
    let heard = '';
    socket
      .on('error', () => {})
      .on('data', (data) => {
        heard += data;
      });
    socket.write(text);
    return { socket, heard: () => heard };
  };

  test('that offers another protocol is answered in the one it speaks', async () => {
    const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA';
    const { socket, heard } = open(`GET / HTTP/1.1\r\nHost: localhost\r\n${h2c}\r\n\r\n`);
    await until(async () => heard().startsWith('HTTP/1.1 200 OK'));
    socket.destroy();
  });

  test('that asks for a voice room which is not there is closed on both sides', async () => {
    const { socket, heard } = open('GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await until(async () => heard().startsWith('HTTP/1.1 404'));
    // Nobody listens there any more: what is written comes back as a reset.
    await until(async () => socket.destroyed || (socket.write('anybody?') && false));
  });

  test('that drips its request is cut, whatever it drips; a visitor beside it is served', async () => {
    const drips: [string, string][] = [
      ['GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-More: x\r\n'],
      ['', ''],
      [`POST /api/maharajji-chat.js HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.url}\r\nContent-Length: 5000\r\n\r\n{`, ' '],
      ['POST /webhooks/razorpay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n', ' '],
    ];
    const sockets = drips.flatMap(([head, piece]) =>
      Array.from({ length: 40 }, () => {
        const { socket } = open(head);
        const timer = setInterval(() => socket.write(piece), 500);
        return socket.once('end', () => socket.end()).once('close', () => clearInterval(timer));
      }),
    );
    while (sockets.some(({ destroyed }) => !destroyed)) {
      expect((await fetch(site.url)).status).toBe(200);
      await sleep(200);
    }
  });
});
