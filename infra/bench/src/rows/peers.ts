import { many, send } from '@valam/testing/http';
import { press } from '@valam/testing/load';
import { spread, spreadText } from '@valam/testing/numbers';
import { canReadProcesses, cpuSince, parentOf, withChildren } from '@valam/testing/proc';
import { notMeasured, type Row } from '@valam/testing/report';
import { book, orderOf, ordered } from '../../../chaos/src/world/buyers.ts';
import { freshDate } from '../../../chaos/src/world/dates.ts';
import { openWorld, type World } from '../../../chaos/src/world/world.ts';
import { until } from '@valam/local/waiting';
import { addressesOf, startNextPages } from '../peers/next-pages.ts';
import { products, startVendureShop } from '../peers/vendure-shop.ts';
import { judged } from './judge.ts';
import type { Target } from '../target.ts';

const rounds = 5;
const slug = 'discovering-shiva';
/** The number of rendering processes of the shell under `npm start`. */
const nextProcesses = 2;
const buyersAtOnce = 10;
const orders = 60;
const lastSeats = 20;

/** The reason why peers cannot be measured here, or null. */
function hindrance({ system }: Target): string | null {
  if (!canReadProcesses) return '/proc is needed';
  return system.isOwn
    ? 'the balancer would share a process with the load; start the site by `npm start` first'
    : null;
}

interface Cost {
  readonly perSecond: number;
  readonly cpuMsEach: number;
}
type Round = Cost & { readonly failed: number };
type Sales = Cost & { readonly done: number };

/** One load test over all URLs at the same time. */
async function round(
  urls: readonly string[],
  { count, pids }: { count: number; pids: readonly number[] },
): Promise<Round> {
  const headers = { 'accept-encoding': 'gzip' };
  const cpu = cpuSince(pids);
  const since = performance.now();
  const all = await Promise.all(
    urls.map((url) => press(url, { count: count / urls.length, connections: 8 / urls.length, headers })),
  );
  // `press` warms up with five requests per connection.
  const asked = count + 8 * 5;
  return {
    perSecond: (asked / (performance.now() - since)) * 1_000,
    cpuMsEach: cpu() / asked,
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  };
}

/** The same tour page in Next.js, alternating with ours, so that other load on the machine affects both. */
export async function measurePeerPages(target: Target): Promise<Row[]> {
  const why = hindrance(target);
  if (why) return [notMeasured('tour page against Next.js', why, '≤ 1 × Next.js')];
  const { system, site, log } = target;
  const run = system.run();
  const shell = run.pids['shell'] ?? 0;
  const balancer = parentOf(shell);
  const own = site.replace('localhost', '127.0.0.1') + `/spiritual-tours/${slug}`;
  const peer = await startNextPages({ gateway: run.gateway, processes: nextProcesses, log });
  try {
    const pages = [
      { name: 'rendered', what: 'rendered for each visitor', url: `${own}?ref=bench`, count: 160 },
      { name: 'kept', what: 'kept whole for two seconds', url: own, count: 1_600 },
    ] as const;
    const elementsOf = async (url: string) => ((await send(url)).text.match(/<[a-z]/g) ?? []).length;
    const elements = {
      ours: await elementsOf(own),
      next: await elementsOf(addressesOf(peer, 'kept')[0] ?? ''),
    };
    const rows: Row[] = [];
    for (const { name, what, url, count } of pages) {
      const pairs: Record<'ours' | 'next', Round>[] = [];
      for (let index = 0; index < rounds; index++)
        pairs.push({
          ours: await round([url], { count, pids: [balancer, ...withChildren(shell)] }),
          next: await round(addressesOf(peer, name), { count, pids: peer.pids.flatMap(withChildren) }),
        });
      const whole = pairs.map(({ ours, next }) => ours.cpuMsEach / next.cpuMsEach);
      const ratios = whole.map((ratio) => (ratio * elements.next) / elements.ours);
      const failed = pairs.reduce((sum, { ours, next }) => sum + ours.failed + next.failed, 0);
      const rate = (one: 'ours' | 'next') =>
        spread(pairs.map((pair) => pair[one].perSecond)).median.toFixed(0);
      const cost = (one: 'ours' | 'next') =>
        spread(pairs.map((pair) => pair[one].cpuMsEach)).median.toFixed(2);
      rows.push(
        judged(`tour page ${what}, CPU an element against Next.js`, {
          value: failed > 0 ? Infinity : spread(ratios).median,
          most: 1,
          unit: '×',
          measured: `${spreadText(ratios, '×', 2)}; the page ${spreadText(whole, '×', 2)}: ${cost('ours')} ms each at ${rate('ours')}/s, ${elements.ours} elements, ${failed} failed`,
          goal: '≤ 1 × Next.js',
          yardstick: `Next.js ${cost('next')} ms each at ${rate('next')}/s in ${nextProcesses} processes, ${elements.next} elements`,
          details: pairs,
        }),
      );
    }
    return rows;
  } finally {
    await peer.stop();
  }
}

/** @returns the number of confirmed orders, after the last one was confirmed */
async function ownOrders(world: World, seats: number, count: number, mark: string): Promise<number> {
  const date = await freshDate(world, seats);
  await many(count, buyersAtOnce, async (index) => {
    const answer = await book(world, orderOf(world, date, `${mark}${index}`), { from: index });
    if (answer.status === 201) await world.provider.pay(ordered(answer).page);
  });
  const open = `select count(*)::int as count from booking b join departure d on d.id = b.departure_id
    where d.id = $1 and b.state in ('held', 'awaiting_payment')`;
  const areOver = async () => (await world.leads.ask<{ count: number }>(open, [date.id]))[0]?.count === 0;
  await until(areOver, { timeoutMs: 60_000 });
  const [sold] = await world.leads.ask<{ confirmed: number }>(
    'select confirmed from departure where id = $1',
    [date.id],
  );
  return sold?.confirmed ?? 0;
}

/** The same order in Vendure, alternating with ours. */
export async function measurePeerOrders(target: Target): Promise<Row[]> {
  const why = hindrance(target);
  if (why) return [notMeasured('paid order against Vendure', why, '≤ 1 × Vendure')];
  const { system, log } = target;
  const run = system.run();
  const world = openWorld({ system, seed: 11, log });
  const shop = await startVendureShop({ server: run.database, lastSeats, log });
  const units = Object.entries(run.processes).filter(([unit]) => !['payments', 'mailbox'].includes(unit));
  const ownPids = () => [
    parentOf(run.pids['shell'] ?? 0),
    ...units.flatMap(([, pids]) => pids).flatMap(withChildren),
  ];
  const postgres = run.processes['postgres'] ?? [];
  const shopPids = () => [shop.pid, ...postgres].flatMap(withChildren);
  const timed = async (pids: () => number[], act: () => Promise<number>): Promise<Sales> => {
    const cpu = cpuSince(pids());
    const since = performance.now();
    const done = await act();
    const ms = performance.now() - since;
    return { done, perSecond: (done / ms) * 1_000, cpuMsEach: cpu() / done };
  };
  const theirOrders = async (variant: string, count: number, mark: string) => {
    const states = await many(count, buyersAtOnce, (index) => shop.order(variant, `${mark}${index}`));
    return states.filter((state) => state === 'PaymentSettled').length;
  };
  try {
    await ownOrders(world, 1_000, buyersAtOnce, 'warm');
    await theirOrders(products.seats, buyersAtOnce, 'warm');
    const pairs: Record<'ours' | 'vendure', Sales>[] = [];
    for (let index = 0; index < 3; index++)
      pairs.push({
        ours: await timed(ownPids, () => ownOrders(world, 1_000, orders, `o${index}x`)),
        vendure: await timed(shopPids, () => theirOrders(products.seats, orders, `o${index}x`)),
      });
    const median = (of: (pair: (typeof pairs)[number]) => number) => spread(pairs.map(of)).median;
    const short = pairs.reduce((sum, { ours, vendure }) => sum + 2 * orders - ours.done - vendure.done, 0);
    const ratios = {
      cpu: pairs.map(({ ours, vendure }) => ours.cpuMsEach / vendure.cpuMsEach),
      rate: pairs.map(({ ours, vendure }) => ours.perSecond / vendure.perSecond),
    };
    const oursSold = await ownOrders(world, lastSeats, orders, 'last');
    const theirsSold = await theirOrders(products.lastSeats, orders, 'last');
    return [
      judged('paid order, CPU against Vendure', {
        value: short > 0 ? Infinity : spread(ratios.cpu).median,
        most: 1,
        unit: '×',
        measured: `${spreadText(ratios.cpu, '×', 2)}: ${median((pair) => pair.ours.cpuMsEach).toFixed(0)} ms each, ${short} not completed`,
        goal: '≤ 1 × Vendure',
        yardstick: `Vendure ${median((pair) => pair.vendure.cpuMsEach).toFixed(0)} ms each, without webhook, receipt, emails and commission`,
        details: pairs,
      }),
      judged('paid orders a second against Vendure', {
        value: short > 0 ? 0 : spread(ratios.rate).median,
        least: 1,
        unit: '×',
        measured: `${spreadText(ratios.rate, '×', 2)}: ${median((pair) => pair.ours.perSecond).toFixed(1)}/s`,
        goal: `≥ 1 × Vendure at ${buyersAtOnce} buyers`,
        yardstick: `Vendure ${median((pair) => pair.vendure.perSecond).toFixed(1)}/s`,
      }),
      judged(`sold of the last ${lastSeats} seats`, {
        value: oursSold,
        least: lastSeats,
        most: lastSeats,
        unit: 'seats',
        measured: `${oursSold} of ${lastSeats}, ${orders} buyers`,
        goal: `exactly ${lastSeats}`,
        yardstick: `Vendure ${theirsSold}`,
      }),
    ];
  } finally {
    await shop.stop();
    await world.close();
  }
}
