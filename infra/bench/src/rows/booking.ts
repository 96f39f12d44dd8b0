import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { many } from '@valam/testing/http';
import { withCosts } from '@valam/testing/proc';
import { quantileOf, spreadOf } from '@valam/testing/numbers';
import { book, orderOf } from '../../../chaos/src/world/buyers.ts';
import { freshDate } from '../../../chaos/src/world/dates.ts';
import { openWorld } from '../../../chaos/src/world/world.ts';
import { judged } from './judge.ts';
import type { Target } from '../target.ts';

const rounds = 3;
const clients = 50;
const count = 150;

/** The minimum of a booking: lock the date's row, check it, take the seat, insert the booking. */
async function bareBooking(pool: pg.Pool, id: string) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'select capacity - taken as free from bench_date where id = $1 for update',
      [id],
    );
    if (rows[0].free > 0) {
      await client.query('insert into bench_seat (id, date_id, email) values ($1, $2, $3)', [
        randomUUID(),
        id,
        `${id}@bench.example`,
      ]);
      await client.query('update bench_date set taken = taken + 1 where id = $1', [id]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** @returns transactions a second on one hot row */
async function yardstick(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  try {
    await pool.query(`drop table if exists bench_seat, bench_date;
      create table bench_date (id uuid primary key, capacity int not null, taken int not null);
      create table bench_seat (id uuid primary key, date_id uuid not null, email text not null)`);
    const id = randomUUID();
    await pool.query('insert into bench_date values ($1, 100000, 0)', [id]);
    await many(50, clients, () => bareBooking(pool, id));
    const since = performance.now();
    await many(600, clients, () => bareBooking(pool, id));
    return 600 / ((performance.now() - since) / 1_000);
  } finally {
    await pool.query('drop table if exists bench_seat, bench_date').catch(() => {});
    await pool.end();
  }
}

export async function measureBooking({ system, log }: Target) {
  const world = openWorld({ system, seed: 7, log });
  try {
    const results = [];
    for (let round = 0; round < rounds; round++) {
      const bare = await yardstick(system.run().databases.leads ?? '');
      const date = await freshDate(world, 100_000);
      const one = (mark: string) => (index: number) =>
        book(world, orderOf(world, date, `${round}${mark}${index}`), { from: index });
      await many(10, 10, one('w'));
      const since = performance.now();
      const { result: answers, costs } = await withCosts({
        processes: system.run().processes,
        count,
        act: () => many(count, clients, one('x')),
      });
      const rate = count / ((performance.now() - since) / 1_000);
      const failed = answers.filter(({ status }) => status !== 201).length;
      results.push({
        bare,
        rate,
        ratio: rate / bare,
        p99: quantileOf(answers, 'ms', 0.99),
        failed,
        costs,
      });
    }
    const failed = results.reduce((sum, one) => sum + one.failed, 0);
    return [
      judged('booking session on one hot date', {
        value: failed > 0 ? 0 : quantileOf(results, 'ratio', 0.5),
        least: 0.3,
        unit: '×',
        measured: `${spreadOf(results, 'ratio', '×', 2)}, ${quantileOf(results, 'rate', 0.5).toFixed(0)}/s, ${failed} failed${results.at(-1)?.costs ?? ''}`,
        goal: '≥ 0.3 × the bare transaction (0.5 × is the aim)',
        yardstick: `bare pg ${quantileOf(results, 'bare', 0.5).toFixed(0)}/s`,
        details: results,
      }),
      judged('booking session, p99', {
        value: quantileOf(results, 'p99', 0.5),
        most: 200,
        unit: 'ms',
        measured: spreadOf(results, 'p99', 'ms', 0),
        goal: `≤ 200 ms at ${clients} clients`,
      }),
    ];
  } finally {
    await world.close();
  }
}
