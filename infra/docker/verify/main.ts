import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aPaidBooking } from '../../audit/src/paid-booking.ts';
import { root } from '../../local/src/checkout.ts';
import { readArguments } from '../../local/src/command-line/read-arguments.mjs';
import { freePort } from '../../local/src/ports.ts';
import { pause, until as firstAnswer } from '../../local/src/waiting.ts';
import { sustainableRate } from '@valam/testing/sustainable-rate';
import { startLoad } from '@valam/testing/even-load';
import { units } from '../../local/src/units.ts';
import { runJourneys } from '../../local/src/suite/journeys.ts';
import { composeProject, portsOfLastRun } from './compose.ts';
import { saveAndRestore } from './save-and-restore.ts';
import { smoke, type Until } from './smoke.ts';

/**
 * Builds and starts the production setup, checks it, restarts every replica of every unit and releases some units under
 * load without a failed request, backs up and restores, and removes everything. VERIFY_RATE: requests a second (100).
 */
const { options } = readArguments('verify:compose');
/** A unit with a database, one reached by its DNS name, and one behind the proxy. */
const released = ['leads', 'gateway', 'shell'];
/**
 * The other journeys query databases, which are not reachable from outside here, start additional units, or sign in without
 * a second factor: `npm run e2e` runs them.
 */
const journeys = ['pages/', 'journeys/frame', 'interface/content'];
const startSeconds = 900;
const settleMs = 2_000;

const say = (line: string) => console.log(`• ${line}`);

const until: Until = async (what, look, seconds) => {
  const isTrue = () => look().catch(() => false);
  if (await firstAnswer(isTrue, { timeoutMs: seconds * 1_000, everyMs: 500 })) return;
  throw new Error(`waited ${seconds} s in vain for ${what}`);
};

async function timed(act: () => Promise<unknown>) {
  const since = performance.now();
  await act();
  return Math.round((performance.now() - since) / 1_000);
}

const folder = path.join(root, '.cache/verify-compose');
mkdirSync(folder, { recursive: true });
const ports = portsOfLastRun(folder) ?? {
  site: await freePort(),
  tls: await freePort(),
  mailbox: await freePort(),
  payments: await freePort(),
};
const files = ['docker-compose.yml', ...(options.cluster ? ['docker-compose.cluster.yml'] : [])];
const project = composeProject({ folder, ports, files });
const site = `http://localhost:${ports.site}`;
const mailbox = `http://localhost:${ports.mailbox}`;
const payments = `http://localhost:${ports.payments}`;

/** Like the panel and the payment page; the email proves that the provider's webhook arrived. */
const bookOneSeat = () =>
  aPaidBooking({ site, run: () => ({ mailbox, payments }), tag: Date.now().toString(36) }, 'verify');

const untilReady = () =>
  until('the site to be ready', async () => (await fetch(`${site}/readyz`)).ok, startSeconds);

async function restartEverything(slug: string) {
  const asks = [
    { path: '/' },
    { path: '/api/tours' },
    { path: `/api/tours/${slug}` },
    { path: `/api/tours/${slug}/availability` },
    { path: '/api/auth/csrf' },
    { path: `/spiritual-tours/${slug}` },
    {
      method: 'POST',
      path: '/api/newsletter/subscribe',
      body: () => ({ email: `load-${randomUUID()}@visitor.example` }),
    },
  ];
  const perSecond = await sustainableRate({
    site,
    wanted: Number(process.env.VERIFY_RATE || 100),
    asks,
    say,
  });
  const load = startLoad({ site, perSecond, asks });
  const problems: string[] = [];
  const note = (what: string) => {
    const failed = load.takeFailures();
    say(`${what}: ${failed.length === 0 ? 'no failed request' : failed.join(', ')}`);
    problems.push(...failed);
  };
  for (const unit of units) {
    for (const container of await project.containersOf(unit)) {
      await project.restart(container);
      await until(`${unit} to be ready again`, () => project.isReady(container), 120);
      await pause(settleMs);
    }
    note(`${unit} restarted`);
  }
  for (const unit of released) {
    await project.roll(unit);
    await pause(settleMs);
    note(`${unit} released`);
  }
  await load.stop();
  problems.push(...load.takeFailures());
  if (problems.length > 0) throw new Error(`of ${load.sent()} requests failed: ${problems.join(', ')}`);
  say(`${load.sent()} requests at ${perSecond} a second, none failed`);
}

async function playJourneys() {
  const run = { site, gateway: site, mailbox, payments, admin: project.admin, pids: {} };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run));
  const { passed, failed } = await runJourneys({ dataDir: folder, site, args: [...journeys], log: say });
  if (failed > 0) throw new Error(`${failed} journeys failed`);
  say(`${passed} journeys passed`);
}

let isGood = false;
try {
  if (!options['no-build']) {
    const seconds = await timed(() => project.build());
    say(`built in ${seconds} s: ${await project.imageSizes()}`);
  }
  const seconds = await timed(async () => {
    // On a slow machine a dependency may not be ready in time; a repeated `up` continues.
    await until('every container to be up', () => project.up().then(() => true), startSeconds);
    await untilReady();
  });
  say(`ready after ${seconds} s: ${site}`);
  const { slug } = await smoke({ site, mailbox, until });
  say('pages, API, scripts and mail answer');
  await bookOneSeat();
  say('a seat is booked and paid');
  if (!options['no-journeys']) await playJourneys();
  if (!options['no-restarts']) await restartEverything(slug);
  if (!options['no-restore']) {
    const { during, questions } = await saveAndRestore({ site, folder, project, isReady: untilReady });
    say(
      `saved under load (${during} requests meanwhile) and restored: nothing acknowledged is missing, ${questions} questions to the books`,
    );
    await smoke({ site, mailbox, until });
    await bookOneSeat();
    say('a seat is booked and paid after that');
  }
  isGood = true;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await project.logs().catch(() => {});
} finally {
  if (options.keep) say(`left running: ${site}`);
  else {
    await project.down().catch((error) => console.error(error.message));
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(isGood ? 0 : 1);
