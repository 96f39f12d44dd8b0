import { expect, it } from '@jest/globals';
import type { Msg } from '@nats-io/transport-node';
import { createLogger } from '../src/logging/logger.js';
import { connectNats } from '../src/nats/connection.js';
import { DrainingNatsServer } from '../src/rpc/draining-nats-server.js';
import { testServers } from '../src/testing/test-servers.js';

it('a call that ends after the connection was closed causes no unhandled error', async () => {
  const { natsUrl } = testServers();
  const [own, caller] = [await connectNats(natsUrl, 'catalog'), await connectNats(natsUrl, 'test')];
  try {
    const asked = new Promise<Msg>((resolve, reject) =>
      own.subscribe('test.late', {
        callback: (error, message) => (error ? reject(error) : resolve(message)),
      }),
    );
    await own.flush();
    caller.publish('test.late', '{}', { reply: 'test.answer' });
    const message = await asked;
    await own.close();
    const server = new DrainingNatsServer(own, 'catalog', createLogger('catalog', 'silent'));
    await expect(server.handleMessage('test.late', message)).resolves.toBeUndefined();
  } finally {
    await caller.close();
  }
});
