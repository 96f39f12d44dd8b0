import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { root } from '../../local/src/checkout.ts';
import { measuredIn } from './measured.ts';
import { callsOfPage, mix, planFor, target } from './plan.ts';

const docs = path.join(root, 'infra/docs');
const figures = measuredIn(readFileSync(path.join(docs, 'performance.md'), 'utf8'));
const rates = [100, 1_000, 10_000];
const plans = rates.map((rate) => planFor(rate, figures));
const percent = (share: number) => `${Math.round(share * 100)} %`;
const ms = (value: number | undefined) => (value === undefined ? 'not measured' : `${value} ms`);

const line = (name: string, cost: number | undefined, part: 'shell' | 'gateway' | 'services') =>
  `| ${name} | ${ms(cost)} | ${plans.map((plan) => plan[part] ?? 'not measured').join(' | ')} |`;

const text = `# Capacity

Written by \`npm run capacity\` from [performance](performance.md), the run of ${figures.run} on ${figures.machine}. No figure here is typed by hand; what was not measured is not planned.
${figures.isBusy ? '\nThe machine of that run was busy with other work. Processor time depends on that less than times do, but it does: plan again from a calm run.\n' : ''}
A request is one that reaches the cluster: assets and pictures are answered by the network of caches in front. Of a hundred, ${percent(mix.page)} are pages, ${percent(mix.cached)} reads that the gateway has in its cache, ${percent(mix.uncached)} reads and writes that go to a service. A page asks the gateway for ${callsOfPage.cached} cached answers and ${callsOfPage.uncached} fresh one. Replicas are planned at ${percent(target)} of their processors, where the autoscalers stand, and never fewer than two.

| Replicas | Processor time for one | ${rates.map((rate) => `${rate.toLocaleString('en-GB')}/s`).join(' | ')} |
| --- | --- | --- | --- | --- |
${line('shell (two processors each)', figures.page, 'shell')}
${line('gateway', figures.cached, 'gateway')}
${line('services together', figures.uncached, 'services')}

The gateway's figure is for a cached answer, that of the services for a fresh one with the gateway's half in it.

## Where each part stops, and what then

| Part | Scales by | Stops at | Then |
| --- | --- | --- | --- |
| shell | replicas; nothing is kept in it | money | whole pages for visitors without a session may be kept for seconds by the caches in front: they answer \`no-cache\` with a validator now |
| gateway | replicas; each has a cache of its own, so more replicas ask services more often | the services behind it: each replica asks for each answer once in its time | longer times for content, which is dropped by announcement anyway |
| catalog, identity, notifications | replicas, up to the connections of their database (\`max_connections\` divided by the pool of a replica) | PostgreSQL's processors | a read replica for lists and search; a pooler in front for more replicas |
| leads | replicas, except on one departure | the row of one departure: bookings of the same date wait for each other${figures.hotDate === undefined ? '' : ` (measured: ${figures.hotDate} sessions a second on one date)`} | nothing: twelve seats are sold long before that. Different dates do not wait for each other |
| NATS | three servers, R3; calls do not touch the disk | events: what one leader of the stream writes to three disks | a stream per service, each with a leader of its own |
| PostgreSQL | a database per service, each on a server of its own | the largest machine to be had, for leads | the outbox and the jobs move to a server of their own; bookings are split by year |
| pictures | object storage and the caches in front | – | – |
| rendering of pictures | replicas of catalog; a job each | AVIF is slow: new pictures wait, visitors get the nearest size meanwhile | a deployment of catalog that only works through jobs |

The autoscalers' upper ends (\`infra/kubernetes/base/*/scaling.yaml\`) are set for about 1 000 requests a second; raise them in the overlay together with the database's connections.
`;
const file = path.join(docs, 'capacity.md');
writeFileSync(
  file,
  await prettier.format(text, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }),
);
console.log('written: infra/docs/capacity.md');
