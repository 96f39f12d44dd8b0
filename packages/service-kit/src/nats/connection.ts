import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/** Answers come back where no one else may listen. */
const inboxPrefix = (name: string): string => `_INBOX_${name}`;

/** NATS ignores credentials inside the address, so they are taken out of it. */
export function natsOptions(address: string, name: string): NodeConnectionOptions {
  const servers: string[] = [];
  let user = '';
  let pass = '';
  for (const part of address.split(',')) {
    const url = new URL(part.trim());
    user ||= decodeURIComponent(url.username);
    pass ||= decodeURIComponent(url.password);
    servers.push(url.host);
  }
  return {
    servers,
    name,
    inboxPrefix: inboxPrefix(name),
    ...(user ? { user, pass } : {}),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Stack traces taken for every request in case it fails cost more than the request.
    noAsyncTraces: true,
  };
}

/** One connection per process, kept for as long as the process lives, whatever NATS does meanwhile. */
export const connectNats = (address: string, name: string): Promise<NatsConnection> =>
  connect(natsOptions(address, name));
