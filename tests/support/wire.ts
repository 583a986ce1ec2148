import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server, on a port of its own, that can fall silent: nobody is told, and nothing more arrives. */
export interface Wire {
  port: number;
  /** What is connected now stays so, and hears nothing more; what connects while it is silent neither. */
  fallSilent(): void;
  /** New connections reach the server; the old ones are forgotten. */
  mend(): void;
  close(): void;
}

export async function wireTo(port: number): Promise<Wire> {
  let isSilent = false;
  const ends = new Set<Socket>();
  const join = (one: Socket, other: Socket) =>
    one
      .on('error', () => {})
      .on('close', () => other.destroy())
      .pipe(other);
  const server = createServer((near) => {
    ends.add(near);
    if (isSilent) return void near.on('error', () => {});
    const far = connect(port, '127.0.0.1');
    ends.add(far);
    join(near, far);
    join(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
    mend() {
      isSilent = false;
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
