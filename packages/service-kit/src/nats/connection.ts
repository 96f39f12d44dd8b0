import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from '../logging/logger.js';

/** A private inbox for replies, to which no other account has permission to subscribe. */
const inboxPrefix = (name: string): string => `_INBOX_${name}`;

/**
 * Extracts credentials from the address, because NATS ignores them there, and the protocol: with `tls`, a
 * server without TLS is refused before it gets the password. With `nats`, TLS is used if the server offers it.
 */
export function natsOptions(address: string, name: string): NodeConnectionOptions {
  const servers: string[] = [];
  let user = '';
  let pass = '';
  let needsTls = false;
  for (const part of address.split(',')) {
    const url = new URL(part.trim());
    user ||= decodeURIComponent(url.username);
    pass ||= decodeURIComponent(url.password);
    needsTls ||= url.protocol === 'tls:';
    servers.push(url.host);
  }
  return {
    servers,
    name,
    inboxPrefix: inboxPrefix(name),
    ...(user ? { user, pass } : {}),
    ...(needsTls ? { tls: {} } : {}),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Capturing a stack trace for every request costs more than the request.
    noAsyncTraces: true,
  };
}

/** How long a start may wait for NATS before the log says so. */
const usualPatienceMs = 5_000;

/**
 * One connection per process for its whole lifetime, which reconnects forever. Wrong credentials fail at the
 * start. Later, a server that is busy after a restart, or gets new passwords a moment after the unit, also
 * refuses: without the option, the second refusal closes the connection permanently in a process that looks
 * alive.
 */
export async function connectNats(
  address: string,
  name: string,
  log?: Logger,
  patienceMs = usualPatienceMs,
): Promise<NatsConnection> {
  const options = natsOptions(address, name);
  const { servers } = options;
  const late = setTimeout(() => log?.warn({ servers }, 'waiting for NATS'), patienceMs);
  try {
    const first = await connect(options);
    await first.close();
    return await connect({ ...options, ignoreAuthErrorAbort: true });
  } finally {
    clearTimeout(late);
  }
}
