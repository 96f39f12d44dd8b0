import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { dice } from '@valam/testing/numbers';
import { json, send } from '@valam/testing/http';
import type { LiveSystem } from '@valam/testing/live-system';
import * as z from 'zod/mini';
import { ProviderObject } from './books.ts';

function database(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A restarting server closes idle connections as well; the next query opens new ones.
  pool.on('error', () => {});
  return {
    /** The rows, of the type that the query selects. */
    ask: async <Row = unknown>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query(sql, values)).rows,
    end: () => pool.end(),
  };
}

/** The tools of a scenario: the system from outside, its databases for checks, the provider's records. */
export function openWorld({
  system,
  seed,
  log,
}: {
  system: LiveSystem;
  seed: number;
  log: (line: string) => void;
}) {
  const { databases = {} } = system.run();
  const leads = database(databases.leads ?? '');
  const notifications = database(databases.notifications ?? '');
  const identity = database(databases.identity ?? '');
  const catalog = database(databases.catalog ?? '');
  const sandbox = () => system.run().payments;
  const { stripeSecretKey }: { stripeSecretKey: string } = JSON.parse(
    readFileSync(path.join(system.dataDir, 'secrets.json'), 'utf8'),
  );

  /** All objects of a kind at the provider, page by page. */
  async function providerList(kind: string) {
    const all: z.output<typeof ProviderObject>[] = [];
    for (let after = ''; ;) {
      const answer = await send(`${sandbox()}/v1/${kind}?limit=100${after && `&starting_after=${after}`}`, {
        headers: { authorization: `Bearer ${stripeSecretKey}` },
      });
      const page = json(answer, z.object({ data: z.array(ProviderObject), has_more: z.boolean() }));
      if (!page) throw new Error(`the provider's ${kind} could not be read: ${answer.status}`);
      all.push(...page.data);
      if (!page.has_more) return all;
      after = page.data.at(-1)?.id ?? '';
    }
  }

  const behave = (change: Record<string, unknown>) =>
    send(`${sandbox()}/_sandbox/behaviour`, { method: 'PUT', body: change });

  const seen = { orders: 0, reads: 0, troubleMs: 0 };
  return {
    system,
    /** Sets the counts of orders and reads, and the longest time for which an order was retried. */
    note: (part: Partial<typeof seen>) => void Object.assign(seen, part),
    seen,
    seed,
    roll: dice(seed),
    log,
    /** Marks the data of this run. */
    tag: `s${seed}-${Date.now().toString(36)}`,
    leads,
    notifications,
    identity,
    catalog,
    get site() {
      return system.run().site.replace('localhost', '127.0.0.1');
    },
    provider: {
      list: providerList,
      pay: (id: string) =>
        send(`${sandbox()}/_sandbox/sessions/${id}/pay`, { method: 'POST', body: { outcome: 'success' } }),
      expire: (id: string) =>
        send(`${sandbox()}/_sandbox/sessions/${id}/expire`, { method: 'POST', body: {} }),
      /** @returns events, the newest first, with their deliveries */
      events: async () =>
        json(await send(`${sandbox()}/_sandbox/events`), z.array(z.looseObject({ id: z.string() }))) ?? [],
      redeliver: (id: string) =>
        send(`${sandbox()}/_sandbox/events/${id}/redeliver`, { method: 'POST', body: {} }),
      behave,
      /** Changes the provider's behavior during `act`, and restores it afterwards. */
      async while<T>(change: Record<string, unknown>, act: () => Promise<T>): Promise<T> {
        await behave({ ...goodProvider, ...change });
        try {
          return await act();
        } finally {
          await behave(goodProvider);
        }
      },
    },
    async close() {
      await Promise.all([leads.end(), notifications.end(), identity.end(), catalog.end()]);
    },
  };
}

export type World = ReturnType<typeof openWorld>;

export const goodProvider = {
  delayWebhooksMs: 0,
  dropWebhooks: false,
  failApiRate: 0,
  delayApiMs: 0,
  failRefunds: false,
};
