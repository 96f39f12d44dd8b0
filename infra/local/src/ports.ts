import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the ephemeral port range: an outgoing connection could otherwise take the port before its server listens. */
const lowest = 20_000;
const above = 32_768;
const given = new Set<number>();

/** Assigns a port to each name. */
export interface Ports {
  portFor: (name: string) => Promise<number>;
}

/** A port that is free now and that this process has not assigned yet. */
export async function freePort(): Promise<number> {
  let port: number;
  do port = randomInt(lowest, above);
  while (given.has(port) || !(await isFree(port, '127.0.0.1')));
  given.add(port);
  return port;
}

export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const done = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });
}
