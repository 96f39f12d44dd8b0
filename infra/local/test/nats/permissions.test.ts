import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, createInbox, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventReaders, readerName, streamOf, streams } from '@valam/contracts/shared/streams';
import { siteTopology, StreamKeeper } from '@valam/service-kit/events/stream-keeper';
import { createLogger } from '@valam/service-kit/logging/logger';
import { startNats } from '../../src/nats.ts';
import { dataDirOfTests } from '../../src/testing/folder.ts';
import { services } from '../../src/units.ts';
import { called } from './rights.js';

const units = ['gateway', ...services];

describe('a server with the shipped permissions', () => {
  const passwords = Object.fromEntries(['streams', ...units].map((user) => [user, `p_${user}`]));
  const connections = new Map<string, NatsConnection>();
  let nats: Awaited<ReturnType<typeof startNats>>;
  let keeper: StreamKeeper;
  const as = (unit: string): NatsConnection => {
    const connection = connections.get(unit);
    if (!connection) throw new Error(`${unit} is not connected`);
    return connection;
  };
  const refused = new Map<string, string[]>();
  /** Permission violations of an attempt: the server reports them before it responds to the following ping. */
  const refusals = async (unit: string, attempt: (nats: NatsConnection) => void): Promise<string[]> => {
    refused.set(unit, []);
    attempt(as(unit));
    await as(unit).flush();
    // The client delivers the violation one event-loop turn after the response to the ping.
    await new Promise((resolve) => setImmediate(resolve));
    return refused.get(unit) ?? [];
  };
  const listen = async (unit: string): Promise<void> => {
    for await (const status of as(unit).status())
      if (status.type === 'error') refused.get(unit)?.push(status.error.message);
  };

  afterAll(async () => {
    await keeper.stop();
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    await nats.stop();
  });
  const dataDir = dataDirOfTests();
  beforeAll(async () => {
    nats = await startNats({ dataDir: dataDir(), passwords });
    for (const user of ['streams', ...units]) {
      const { host } = new URL(nats.urlFor(user));
      const options = { servers: host, user, pass: passwords[user] ?? '', inboxPrefix: `_INBOX_${user}` };
      connections.set(user, await connect({ ...options, noAsyncTraces: true }));
      void listen(user);
    }
    keeper = new StreamKeeper(as('streams'), siteTopology, 1, createLogger('streams', 'silent'));
    await keeper.start();
  });

  const pairs = units.flatMap((unit) =>
    [...units, 'streams'].filter((other) => other !== unit).map((other) => [unit, other] as const),
  );

  it('refuses connections without a password', async () => {
    const { host } = new URL(nats.url);
    await expect(connect({ servers: host, reconnect: false })).rejects.toThrow(/uthorization/);
  });

  it.each(pairs)('%s cannot receive responses to %s', async (unit, other) => {
    for (const subject of [`_INBOX_${other}.>`, `_INBOX_${other}.*.*`, '>', '_INBOX.>'])
      expect(
        await refusals(unit, (one) => void one.subscribe(subject, { callback: () => undefined })),
      ).toEqual([expect.stringMatching(/ermissions/) as unknown]);
  });

  it.each(pairs.filter(([, other]) => other !== 'gateway' && other !== 'streams'))(
    '%s can subscribe neither to calls to %s nor to its events',
    async (unit, other) => {
      const heard = unit === 'gateway' && other === 'catalog' ? [] : [`evt.${other}.>`];
      for (const subject of [`${other}.>`, 'evt.mail.>', 'evt.audit.>', ...heard])
        expect(
          await refusals(unit, (one) => void one.subscribe(subject, { callback: () => undefined })),
        ).toHaveLength(1);
    },
  );

  it.each(services)(
    '%s can make the calls of its code, and cannot call services that it does not',
    async (unit) => {
      const subjects = [...called(unit)];
      for (const subject of subjects)
        expect([subject, ...(await refusals(unit, (one) => one.publish(subject, '{}')))]).toEqual([subject]);
      const others = services.filter((one) => !subjects.some((subject) => subject.startsWith(`${one}.`)));
      for (const other of others.filter((one) => one !== unit))
        expect(await refusals(unit, (one) => one.publish(`${other}.admin.act.v1`, '{}'))).toHaveLength(1);
    },
  );

  it('catalog can ask other services about pictures and nothing else', async () => {
    for (const subject of ['identity.admin.act.v1', 'leads.admin.act.v1', 'leads.privacy.erase.v1'])
      expect(await refusals('catalog', (one) => one.publish(subject, '{}'))).toHaveLength(1);
  });

  it.each(pairs.filter(([, other]) => other !== 'gateway' && other !== 'streams'))(
    '%s cannot write audit entries on behalf of %s',
    async (unit, other) => {
      const subject = `evt.audit.${other}.recorded.v1`;
      expect(await refusals(unit, (one) => one.publish(subject, '{}'))).toHaveLength(1);
    },
  );

  it.each(services)('%s cannot write audit entries without its name in the subject', async (unit) => {
    expect(await refusals(unit, (one) => one.publish('evt.audit.recorded.v1', '{}'))).toHaveLength(1);
  });

  it('a consumer removed from the list is deleted once it has read everything, without losing stored events', async () => {
    const manager = await jetstreamManager(as('streams'), { checkAPI: false, timeout: 2_000 });
    const administrator = async (work: (keeper: StreamKeeper) => Promise<void>) => {
      const other = new StreamKeeper(as('streams'), siteTopology, 1, createLogger('streams', 'silent'), 0);
      await other.start();
      await work(other).finally(() => other.stop());
    };
    const leftName = readerName('identity', 'evt.audit.recorded.v1');
    const readers = async () => {
      const names: string[] = [];
      for await (const { name } of manager.consumers.list('AUDIT')) names.push(name);
      return names.sort();
    };
    const listed = eventReaders.identity
      .filter((subject) => streamOf(subject) === 'AUDIT')
      .map((subject) => readerName('identity', subject))
      .sort();
    await keeper.stop();
    const unread = 'evt.audit.catalog.recorded.v1';
    await jetstream(as('catalog'), { timeout: 2_000 }).publish(unread, '{}');
    const stored = (await manager.streams.info('AUDIT')).state.messages;
    const add = (filter: string) =>
      manager.consumers.add('AUDIT', {
        durable_name: leftName,
        filter_subject: filter,
        ack_policy: 'explicit',
        deliver_policy: 'all',
      });
    // The count is right, but one consumer of the list is missing.
    await manager.consumers.delete('AUDIT', readerName('identity', unread));
    await add(unread);
    await administrator(async () => expect(await readers()).toEqual([...listed, leftName].sort()));
    await manager.consumers.delete('AUDIT', leftName);
    await add('evt.audit.recorded.v1');
    await administrator(async () => expect(await readers()).toEqual(listed));
    expect((await manager.streams.info('AUDIT')).state.messages).toBe(stored);
  });

  it.each(services)('%s cannot create consumers, which could deliver events as calls', async (unit) => {
    const config = { durable_name: 'mine', deliver_subject: 'identity.admin.act.v1', ack_policy: 'none' };
    for (const stream of Object.keys(streams)) {
      const request = JSON.stringify({ stream_name: stream, config });
      for (const subject of [
        `$JS.API.CONSUMER.CREATE.${stream}`,
        `$JS.API.CONSUMER.CREATE.${stream}.mine`,
        `$JS.API.CONSUMER.CREATE.${stream}.mine.evt.mail.requested.v1`,
        `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.mine`,
        `$JS.API.STREAM.CREATE.${stream}`,
        `$JS.API.STREAM.MSG.GET.${stream}`,
        `$JS.API.DIRECT.GET.${stream}`,
      ])
        expect(
          await refusals(unit, (one) =>
            one.publish(subject, request, { reply: createInbox(`_INBOX_${unit}`) }),
          ),
        ).toHaveLength(1);
    }
  });

  it.each(services)('%s can pull from its own consumers and from no others', async (unit) => {
    for (const { service, subject } of siteTopology.readers) {
      const pull = `$JS.API.CONSUMER.MSG.NEXT.${streamOf(subject)}.${readerName(service, subject)}`;
      const refused = await refusals(unit, (one) =>
        one.publish(pull, JSON.stringify({ batch: 1, no_wait: true }), {
          reply: createInbox(`_INBOX_${unit}`),
        }),
      );
      expect([pull, refused.length]).toEqual([pull, service === unit ? 0 : 1]);
    }
  });

  it('only notifications reads emails and only identity reads audit entries', async () => {
    const client = jetstream(as('leads'), { timeout: 2_000 });
    await client.publish('evt.mail.requested.v1', '{"sealed":"x"}');
    await client.publish('evt.audit.leads.recorded.v1', '{}');
    const read = async (unit: 'notifications' | 'identity', subject: string) => {
      const reader = await jetstream(as(unit)).consumers.get(streamOf(subject), readerName(unit, subject));
      const message = await reader.next({ expires: 2_000 });
      return (await message?.ackAck()) ? message?.string() : undefined;
    };
    expect(await read('notifications', 'evt.mail.requested.v1')).toBe('{"sealed":"x"}');
    expect(await read('identity', 'evt.audit.leads.recorded.v1')).toBe('{}');
    const manager = await jetstreamManager(as('leads'), { checkAPI: false, timeout: 2_000 });
    const { ack_floor } = await manager.consumers.info(
      'MAILS',
      readerName('notifications', 'evt.mail.requested.v1'),
    );
    expect(ack_floor.stream_seq).toBe(1);
  });

  it('a caller receives the response to its call', async () => {
    const answering = as('catalog').subscribe('catalog.>', {
      callback: (_error, message) => void message.respond('here'),
    });
    await as('catalog').flush();
    expect((await as('gateway').request('catalog.tour.get.v1', '', { timeout: 2_000 })).string()).toBe(
      'here',
    );
    answering.unsubscribe();
  });
});
