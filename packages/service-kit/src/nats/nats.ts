import type { NatsConnection } from '@nats-io/transport-node';

/** The process's connection, as an injectable class. */
export abstract class Nats {
  abstract readonly connection: NatsConnection;
}

/** Calls `react` after every reconnect, until the connection is closed. */
export function onReconnect(connection: NatsConnection, react: () => void): void {
  void (async () => {
    for await (const status of connection.status()) if (status.type === 'reconnect') react();
  })();
}
