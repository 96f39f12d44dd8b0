import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@valam/local/checkout';
import { runLive } from '@valam/local/suite/run-live';
import { readLines } from './runs.ts';
import type { Row } from '@valam/testing/report';

export interface SeededFault {
  number: number;
  name: string;
  fault: string;
  expected: string;
  unit: string;
}
interface SeedRun {
  name: string;
  seed: number;
  problems: string[];
}

/** Faults that are played within one unit, on real PostgreSQL and NATS, many seeds a minute. */
export const seededFaults: readonly SeededFault[] = [
  {
    number: 9,
    name: 'killed-between-statements',
    fault: 'leads gone after any statement of order, payment, cancellation or sweep, again and again',
    expected: 'healed by the same request, the provider or the sweeper',
    unit: 'leads',
  },
  {
    number: 10,
    name: 'webhooks',
    fault: 'webhooks lost, 1–3 times each, in any order, for pages whose answer was lost',
    expected: 'each applied once, lost ones found by asking',
    unit: 'leads',
  },
  {
    number: 11,
    name: 'late-payment',
    fault: 'payment told after the hold was over, in any order with sweeper and rival',
    expected: 'confirmed, or refunded in full with mail and alert',
    unit: 'leads',
  },
  {
    number: 12,
    name: 'provider-trouble',
    fault: 'provider down, then failing 10–50 % of the calls, half of them after they took effect',
    expected: 'refused at once, hold released, no double charge',
    unit: 'leads',
  },
  {
    number: 13,
    name: 'mail-down',
    fault: 'mail server away, refusing, or cutting off for a day; each event told 1–3 times',
    expected: 'every mail later, once',
    unit: 'notifications',
  },
  {
    number: 15,
    name: 'clock-off',
    fault: 'the clock of one of two replicas is 5 minutes off',
    expected: 'no early expiry, no double job',
    unit: 'leads',
  },
  {
    number: 16,
    name: 'crowd',
    fault: '40–200 buyers at once for 1–12 seats',
    expected: 'exactly as many as there are seats',
    unit: 'leads',
  },
  {
    number: 17,
    name: 'same-request',
    fault: 'the same request 100 times at once',
    expected: '1 booking, 1 session',
    unit: 'leads',
  },
  {
    number: 26,
    name: 'departure-cancelled',
    fault: 'the departure is cancelled while people pay',
    expected: 'all money back, everybody told',
    unit: 'leads',
  },
  {
    number: 27,
    name: 'refund-fails',
    fault: 'refunds fail up to three times, then the provider stumbles',
    expected: 'state failed, alert, retried, never twice',
    unit: 'leads',
  },
];

const folder = path.join(root, 'reports/chaos');

/** Logs the progress while it runs. */
function tellProgress(file: string, log: (line: string) => void) {
  let told = 0;
  const timer = setInterval(() => {
    const runs = readLines<SeedRun>(file);
    const broken = runs.filter(({ problems }) => problems.length > 0).length;
    if (runs.length > told) log(`${runs.length} seeds played, ${broken} broken`);
    told = runs.length;
  }, 20_000);
  return () => clearInterval(timer);
}

function rowOf({ number, name, fault, expected }: SeededFault, played: SeedRun[], runs: number): Row {
  const broken = played.filter(({ problems }) => problems.length > 0);
  const isWhole = played.length === runs && broken.length === 0;
  return {
    name: `${number} ${name}, by seeds`,
    measured: `${played.length - broken.length} of ${runs} seeds clean`,
    yardstick: fault,
    goal: expected,
    verdict: isWhole ? 'met' : 'missed',
    ...(!isWhole && {
      missedBy: [
        ...(played.length < runs ? [`only ${played.length} of ${runs} were played`] : []),
        ...broken.slice(0, 3).map((one) => `seed ${one.seed}: ${one.problems.join('; ')}`),
      ].join(' | '),
    }),
    details: broken,
  };
}

/** Plays faults within their unit, with this many seeds each. */
export async function playSeeds({
  chosen,
  runs,
  seed,
  log,
}: {
  chosen: readonly SeededFault[];
  runs: number;
  seed: number;
  log: (line: string) => void;
}): Promise<Row[]> {
  const rows = [];
  for (const unit of new Set(chosen.map((fault) => fault.unit))) {
    const faults = chosen.filter((fault) => fault.unit === unit);
    const file = path.join(folder, `${unit}.ndjson`);
    mkdirSync(folder, { recursive: true });
    rmSync(file, { force: true });
    log(`${faults.length} faults within ${unit}, ${runs} seeds each, from ${seed}`);
    const enough = tellProgress(file, log);
    await playWithin(unit, {
      CHAOS_RUNS: String(runs),
      CHAOS_SEED: String(seed),
      CHAOS_ONLY: faults.map(({ name }) => name).join(),
      CHAOS_LOG: file,
    });
    enough();
    const played = readLines<SeedRun>(file);
    for (const fault of faults)
      rows.push(
        rowOf(
          fault,
          played.filter(({ name }) => name === fault.name),
          runs,
        ),
      );
  }
  return rows;
}

const playWithin = (unit: string, env: Record<string, string>) =>
  runLive(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      unit,
      '--maxWorkers=1',
      '--silent',
      `services/${unit}/test/seeded`,
    ],
    { env },
  );
