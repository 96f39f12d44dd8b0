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

Written by \`npm run capacity\`. The service times were measured by \`npm run capacity -- --measure\` on ${measured.at.slice(0, 16).replace('T', ' ')} UTC on ${measured.machine.cores} × ${measured.machine.processor}, ${measured.machine.memoryGiB} GiB, load before ${measured.machine.loadBefore.join(', ')}; \`infra/kubernetes/measured.json\` holds them. Everything else here is computed or simulated from them: queues in front of each part, arrivals at random, service times spread as an exponential distribution (\`infra/kubernetes/src/simulate.ts\`). Prices and distances are assumptions and are named as such.

## What one costs

Milliseconds of processor time by unit, what the machine does when idle taken off. "Alone" is how long one takes when nothing else is asked.

${table(
  ['', ...parts, 'alone'],
  kindsMeasured.map((kind) => [
    words[kind],
    ...parts.map((part) => cost(kind, part)),
    ms(measured.kinds[kind].aloneMs),
  ]),
)}

One paid booking leaves ${measured.perBooking.events} events in the streams and ${measured.perBooking.kib} KiB in the databases of leads and notifications.

## Is the simulation right

${realRate} requests a second for ${real.seconds} s (${kindsMeasured.map((kind) => `${kind} ${real.perSecond[kind]}`).join(', ')}), on that machine with everything on it, the generator included:

${table(
  ['', 'really sent', 'simulated'],
  [
    ['p50', ms(real.p50), ms(simulated.p50)],
    ['p95', ms(real.p95), ms(simulated.p95)],
    ['processors used by the site', percent(real.used), percent(simulated.busy * (1 - real.usedByOthers))],
  ],
)}

${real.failed} of the requests really sent failed. Programs that have nothing to do with the site used ${percent(real.usedByOthers)} of the processors meanwhile; the simulation gives the site what was left. Where the two columns are far apart, the simulation is not confirmed: measure again on a machine that does nothing else before money depends on it. What is measured directly (processor time) suffers less from company than times do.

## Plan

A request is one that reaches the cluster: assets, pictures and most documents are answered by the caches in front. Of a hundred, ${percent(mix.page)} are pages that must be rendered, ${percent(mix.cached)} kept answers, ${percent(mix.fresh)} fresh ones. Bookings come on top. Parts are planned at ${percent(target)} of their processors, where the autoscalers stand, and never fewer than two.

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

Money assumes $${prices.processor} a month for a processor with 4 GiB and $${prices.diskGib} a GiB of disk; PostgreSQL is counted with two standbys of its size. What each rate costs with each rate of bookings:

${table(
  ['US$ a month', ...bookingRates.map((rate) => `${rate} bookings/s`)],
  rates.map((rate) => [
    `${count(rate)} requests/s`,
    ...bookingRates.map((bookings) => count(moneyOf(planFor(measured, loadOf(rate, bookings)), bookings))),
  ]),
)}

The connections of the manifests are 800, the autoscalers' upper ends are set for about 1,000 requests a second. Beyond that PostgreSQL needs a pooler in transaction mode that knows prepared statements (PgBouncer from 1.21) in front of it, or \`DATABASE_CONNECTIONS\` is lowered as replicas are added.

## A hot sale

12 seats, one minute. Until they are held, each order waits for the row of the departure (${ms(measured.hotDateMs)} from one to the next, measured with twenty at once); afterwards it is refused by two small reads ([0415](adr/0415-hot-departures.md)).

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

5,000 were really sent (\`npm run chaos -- hot-sale\`, figures in 0415): 12 sold, told within 0.47 and 0.62 s (p95).

Replicas for 1,000 requests a second: ${replicas(usualPlan)}. For the sale: ${replicas(salePlan)}. The autoscalers are too slow for one minute: raise \`minReplicas\` before an announced sale. In the simulation everybody waits; in reality the gateway answers 503 with \`Retry-After\` beyond its limit of concurrent calls ([0108](adr/0108-load-shedding.md)). With the replicas started beforehand everyone gets an answer at once, so there is no queue page. Without those replicas, or if everyone came within ten seconds, most requests would be refused; a queue page would then be worth building.

## Where each part stops, and what then

| Part | Scales by | Stops at | Then |
| --- | --- | --- | --- |
| shell | replicas; nothing is kept in it | money | longer times for documents in the caches in front |
| gateway | replicas; each has a cache of its own, so more replicas ask services more often | the services behind it | longer times for content, which is dropped by announcement anyway |
| catalog, identity, notifications | replicas, up to the connections of PostgreSQL | PostgreSQL's processors | a read replica for lists and search; limits of visitors leave PostgreSQL first, as every write asks for them |
| leads | replicas, except on one departure | the row of one departure | nothing: twelve seats are sold long before that. Different dates do not wait for each other |
| NATS | three servers, R3; calls do not touch the disk | events: what one leader of the stream writes to three disks | a stream per service, each with a leader of its own |
| PostgreSQL | a larger machine; a server per service | the largest machine to be had, for leads; commits of one server that add jobs take turns ([0102](adr/0102-outbox-and-inbox.md)) | outbox and jobs move to a server of their own; bookings are split by year |

## Regions

What a write would wait for, if a standby in another region had to have it first, and what a loss of the first region would take with it otherwise (assumed: the copy is ${lagSeconds} s behind). [Regions](regions.md) says what follows.

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
