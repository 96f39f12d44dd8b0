import { writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { root } from '../../local/src/checkout.ts';
import { kindsMeasured, readMeasured, type Kind } from './measured.ts';
import {
  answersOf,
  connectionsOf,
  endsOf,
  hotSale,
  loadOf,
  mix,
  mixtureOnOneMachine,
  parts,
  planFor,
  target,
  type Load,
  type Plan,
} from './model.ts';

/** List prices of a large provider, rounded, in US dollars a month: an assumption, to be replaced by your own. */
const prices = { processor: 30, diskGib: 0.12 };
/** Copies of PostgreSQL's data; of the data stored in a year only the first copy counts as hot. */
const copies = 3;
const monthSeconds = 30 * 86_400;
const rates = [100, 1_000, 10_000];
const bookingRates = [1, 10, 100];
/** Assumed round trips that a write would wait for, in ms, from figures published by providers. */
const regions = [
  ['none: a standby in another zone', 0],
  ['a second region in India', 20],
  ['Frankfurt, from Mumbai', 120],
] as const;
const lagSeconds = 5;

const measured = readMeasured();
const words: Record<Kind, string> = {
  page: 'a page that is rendered',
  cached: 'an answer that the gateway keeps',
  fresh: 'an answer that is read fresh',
  booking: 'a booking, paid, with receipt and emails',
  refused: 'an order for a date that is full',
};
const percent = (share: number) => `${Math.round(share * 100)} %`;
const count = (value: number) => Math.round(value).toLocaleString('en-GB');
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : count(value)} ms`;
const seconds = (value: number) => `${(value / 1_000).toFixed(2)} s`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((one) => row(...one))].join('\n');

const combined = rates.map((rate, index) => {
  const bookings = bookingRates[index] ?? 0;
  const load = loadOf(rate, bookings);
  return { name: `${count(rate)}/s and ${bookings}/s`, bookings, load, plan: planFor(measured, load) };
});

const processorsOf = (plan: Plan) =>
  parts.reduce((sum, part) => {
    const each = part === 'shell' || part === 'nats' ? 2 : part === 'postgres' ? copies : 1;
    return sum + plan[part] * each;
  }, 0);
const storedGib = (bookings: number) =>
  (bookings * monthSeconds * measured.perBooking.kib * copies) / 1_024 ** 2;
const moneyOf = (plan: Plan, bookings: number) =>
  processorsOf(plan) * prices.processor + storedGib(bookings) * prices.diskGib;

const saturation = ({ load, plan }: { load: Load; plan: Plan }) => {
  const [first, second, third] = endsOf(measured, load, plan);
  if (!first) return '–';
  const before = answersOf(measured, load, plan, { times: first.at * 0.9 })('fresh');
  const after = answersOf(measured, load, plan, { times: first.at * 1.1 })('fresh');
  const then = [second, third].map((one) => one && `${one.part} at ${one.at.toFixed(1)} ×`).join(', then ');
  return `${first.part} at ${first.at.toFixed(1)} × (a fresh answer, p95: ${ms(before)} just below, ${ms(after)} just above); then ${then}`;
};

const cost = (kind: Kind, part: string) => (measured.kinds[kind].cpuMs[part] ?? 0).toFixed(2);
const simulated = mixtureOnOneMachine(measured);
const { real } = measured;
const realRate = Object.values(real.perSecond).reduce((sum, one) => sum + one, 0);

const small = hotSale(measured, { people: 5_000, seconds: 60, seats: 12 });
const saleLoad = { ...loadOf(100, 0), refused: 100_000 / 60 };
const usualPlan = combined[1]?.plan ?? planFor(measured, saleLoad);
const salePlan = planFor(measured, saleLoad);
const sales = [
  ['replicas for 1,000 requests a second', usualPlan],
  ['replicas for the sale, started beforehand', salePlan],
] as const;
const replicas = (plan: Plan) => parts.map((part) => `${part} ${plan[part]}`).join(', ');

const text = `# Capacity

Written by \`npm run capacity\`. The service times were measured by \`npm run capacity -- --measure\` on ${measured.at.slice(0, 16).replace('T', ' ')} UTC on ${measured.machine.cores} × ${measured.machine.processor}, ${measured.machine.memoryGiB} GiB, load before ${measured.machine.loadBefore.join(', ')}; \`infra/kubernetes/measured.json\` contains them. Everything else is computed or simulated from them: a queue in front of each part, Poisson arrivals, exponentially distributed service times (\`infra/kubernetes/src/simulate.ts\`). Prices and distances are assumptions and marked as such.

## Cost per request

Milliseconds of CPU time by unit, without the idle load of the machine. "Alone" is the latency on an otherwise idle system.

${table(
  ['', ...parts, 'alone'],
  kindsMeasured.map((kind) => [
    words[kind],
    ...parts.map((part) => cost(kind, part)),
    ms(measured.kinds[kind].aloneMs),
  ]),
)}

One paid booking leaves ${measured.perBooking.events} events in the streams and ${measured.perBooking.kib} KiB in the databases of leads and notifications.

## Validation of the simulation

${realRate} requests a second for ${real.seconds} s (${kindsMeasured.map((kind) => `${kind} ${real.perSecond[kind]}`).join(', ')}), all on that machine, including the load generator:

${table(
  ['', 'really sent', 'simulated'],
  [
    ['p50', ms(real.p50), ms(simulated.p50)],
    ['p95', ms(real.p95), ms(simulated.p95)],
    ['processors used by the site', percent(real.used), percent(simulated.busy * (1 - real.usedByOthers))],
  ],
)}

${real.failed} of the requests sent failed. Unrelated programs used ${percent(real.usedByOthers)} of the CPU meanwhile; the simulation gives the site the rest. Where the two columns differ widely, the simulation is not confirmed: measure again on an otherwise idle machine before spending money on it. CPU time, which is measured directly, is affected less by other load than latencies are.

## Plan

Only requests that reach the cluster count: assets, pictures and most documents are served by caches in front. Of a hundred, ${percent(mix.page)} are pages that must be rendered, ${percent(mix.cached)} cached responses, ${percent(mix.fresh)} fresh ones. Bookings are additional. Parts are planned at ${percent(target)} CPU utilization, the target of the autoscalers, with at least two replicas.

${table(
  ['requests and bookings', ...combined.map(({ name }) => name)],
  [
    ...parts.map((part) => [
      part === 'postgres'
        ? 'postgres: processors of the primary'
        : part === 'shell'
          ? 'shell (two processors each)'
          : part,
      ...combined.map(({ plan }) => String(plan[part])),
    ]),
    ['connections to PostgreSQL', ...combined.map(({ plan }) => count(connectionsOf(plan)))],
    [
      'events a second into the streams, each to three disks',
      ...combined.map(({ bookings }) => count(bookings * measured.perBooking.events)),
    ],
    [
      'storage of bookings, GiB a month, three copies',
      ...combined.map(({ bookings }) => count(storedGib(bookings))),
    ],
    [
      'money, US$ a month',
      ...combined.map(({ plan, bookings }) => count(moneyOf(plan, bookings))),
    ],
    ...(['page', 'cached', 'fresh', 'booking'] as const).map((kind) => [
      `${words[kind]}, answered, p95`,
      ...combined.map(({ load, plan }) => ms(answersOf(measured, load, plan)(kind))),
    ]),
    ['saturates first, and then', ...combined.map(saturation)],
  ],
)}

Money assumes $${prices.processor} a month for a processor with 4 GiB and $${prices.diskGib} a GiB of disk; PostgreSQL is counted with two standbys of the same size. The cost of each request rate with each rate of bookings:

${table(
  ['US$ a month', ...bookingRates.map((rate) => `${rate} bookings/s`)],
  rates.map((rate) => [
    `${count(rate)} requests/s`,
    ...bookingRates.map((bookings) => count(moneyOf(planFor(measured, loadOf(rate, bookings)), bookings))),
  ]),
)}

The manifests allow 800 connections, and the maximums of the autoscalers are set for about 1,000 requests a second. Beyond that PostgreSQL needs a pooler in transaction mode that supports prepared statements (PgBouncer from 1.21), or \`DATABASE_CONNECTIONS\` must be lowered as replicas are added.

## A hot sale

12 seats, one minute. Until the seats are held, each order waits for the row lock of the departure (${ms(measured.hotDateMs)} between orders, measured with twenty concurrent ones); afterwards it is rejected by two small reads ([0415](adr/0415-hot-departures.md)).

${table(
  ['', 'people', 'sold', 'told, p95', 'told, last', 'a page, p95, before and meanwhile', 'busiest part'],
  [
    ['simulated on the machine of the measurement', 5_000, small] as const,
    ...sales.map(
      ([name, plan]) =>
        [name, 100_000, hotSale(measured, { people: 100_000, seconds: 60, seats: 12, plan })] as const,
    ),
    [
      'the same in ten seconds',
      100_000,
      hotSale(measured, { people: 100_000, seconds: 10, seats: 12, plan: salePlan }),
    ] as const,
  ].map(([name, people, sale]) => [
    name,
    count(people),
    String(sale.sold),
    seconds(sale.told),
    seconds(sale.most),
    `${ms(sale.pageBefore)} → ${ms(sale.pageDuring)}`,
    `${sale.busiest[0]} ${percent(sale.busiest[1])}`,
  ]),
)}

5,000 orders were actually sent (\`npm run chaos -- hot-sale\`, figures in 0415): 12 sold, answered within 0.47 and 0.62 s (p95).

Replicas for 1,000 requests a second: ${replicas(usualPlan)}. For the sale: ${replicas(salePlan)}. The autoscalers are too slow for one minute: raise \`minReplicas\` before an announced sale. In the simulation everybody waits; in reality the gateway responds with 503 and \`Retry-After\` beyond its limit of concurrent calls ([0108](adr/0108-load-shedding.md)). With the replicas started beforehand everyone gets an immediate response, so there is no queue page. Without those replicas, or if everyone came within ten seconds, most requests would be refused; a queue page would then be worth building.

## Limits of each part

| Part | Scales by | Stops at | Then |
| --- | --- | --- | --- |
| shell | replicas; nothing is kept in it | money | longer times for documents in the caches in front |
| gateway | replicas; each has a cache of its own, so more replicas ask services more often | the services behind it | longer times for content, which is dropped by announcement anyway |
| catalog, identity, notifications | replicas, up to the connections of PostgreSQL | PostgreSQL's processors | a read replica for lists and search; limits of visitors leave PostgreSQL first, as every write asks for them |
| leads | replicas, except on one departure | the row of one departure | nothing: twelve seats are sold long before that. Different dates do not wait for each other |
| NATS | three servers, R3; calls do not touch the disk | events: what one leader of the stream writes to three disks | a stream per service, each with a leader of its own |
| PostgreSQL | a larger machine; a server per service | the largest machine to be had, for leads; commits of one server that add jobs take turns ([0102](adr/0102-outbox-and-inbox.md)) | outbox and jobs move to a server of their own; bookings are split by year |

## Regions

The latency of each write with a synchronous standby in another region, and otherwise the data lost with the first region (assumed: replication lags ${lagSeconds} s). [Regions](regions.md) draws the conclusions.

${table(
  ['copy that is waited for', 'round trip (assumed)', 'orders of one date, a second, at most', '1,000 people for 12 seats in 10 s: told, p95', 'lost with the region at 1 / 10 / 100 bookings a second'],
  regions.map(([name, roundTrip]) => {
    const sale = hotSale(measured, {
      people: 1_000,
      seconds: 10,
      seats: 12,
      plan: usualPlan,
      rowMoreMs: roundTrip,
    });
    return [
      name,
      ms(roundTrip),
      count(1_000 / (measured.hotDateMs + roundTrip)),
      seconds(sale.told),
      roundTrip === 0 ? bookingRates.map((rate) => rate * lagSeconds).join(' / ') : 'none',
    ];
  }),
)}
`;
const file = path.join(root, 'infra/docs/capacity.md');
writeFileSync(
  file,
  await prettier.format(text, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }),
);
console.log('written: infra/docs/capacity.md');
