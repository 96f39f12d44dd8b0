import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@valam/local/checkout';
import { many } from '@valam/testing/http';
import { press } from '@valam/testing/load';
import { describeMachine } from '@valam/testing/report';
import { book, orderOf } from '../../../chaos/src/world/buyers.ts';
import { freshDate } from '../../../chaos/src/world/dates.ts';
import { openWorld } from '../../../chaos/src/world/world.ts';
import { renderingProcess } from '../rendering-process.ts';
import { putBetweenMarks } from '../write-up.ts';
import { flameGraph } from '@valam/testing/profile/flame-graph';
import { byOwner, frames, type Frame } from '@valam/testing/profile/frames';
import { profileWhile } from '@valam/testing/profile/record';
import type { Target } from '../target.ts';

const command = 'npm run bench -- profile';
const pages = 400;
const bookings = 300;
const buyersAtOnce = 50;
const ownersTold = 12;

interface Profiled {
  readonly title: string;
  readonly file: string;
  readonly frames: Frame;
  readonly count: number;
}

/**
 * Profiles the two most expensive operations of the site, draws flame graphs, and documents whose code takes the time.
 */
export async function drawProfiles(target: Target): Promise<void> {
  const { loadBefore } = describeMachine();
  const profiled = [await renderedPages(target), await bookingSessions(target)];
  mkdirSync(path.join(root, 'infra/docs/pictures'), { recursive: true });
  for (const { file, frames, title } of profiled)
    writeFileSync(path.join(root, 'infra/docs/pictures', file), flameGraph(frames, title));
  const parts = profiled.map(
    ({ title, file, frames, count }) =>
      `**${title}**: ${(frames.microseconds / 1_000 / count).toFixed(1)} ms each, ${count} of them ([flame graph](pictures/${file})).\n\n` +
      `| Whose code | Share |\n| --- | --- |\n${byOwner(frames)
        .slice(0, ownersTold)
        .map(([owner, time]) => `| ${owner} | ${((100 * time) / frames.microseconds).toFixed(1)} % |`)
        .join('\n')}`,
  );
  await putBetweenMarks(
    command,
    `Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, load average before ${loadBefore.join(', ')}. Sampled; a busy machine adds to the time, hardly to the shares.\n\n${parts.join('\n\n')}`,
  );
}

async function renderedPages({ site, run, log }: Target): Promise<Profiled> {
  log('rendered pages');
  // A page with a referral code is rendered per visitor; without one, the document cache responds.
  const url = `${site.replace('localhost', '127.0.0.1')}/spiritual-tours/discovering-shiva?ref=bench`;
  const headers = { 'accept-encoding': 'br' };
  const renderer = renderingProcess(run());
  await press(url, { count: 200, connections: 1, headers });
  const profile = await profileWhile(renderer, () => press(url, { count: pages, connections: 1, headers }));
  return {
    title: 'A tour page rendered for its visitor, in the rendering process',
    file: 'profile-page.svg',
    frames: frames(profile),
    count: pages,
  };
}

async function bookingSessions({ system, run, log }: Target): Promise<Profiled> {
  log('booking sessions');
  const world = openWorld({ system, seed: 7, log });
  try {
    const date = await freshDate(world, 100_000);
    const one = (mark: string) => (index: number) =>
      book(world, orderOf(world, date, `${mark}${index}`), { from: index });
    await many(50, buyersAtOnce, one('warm'));
    const profile = await profileWhile(run().pids['leads'] ?? 0, () =>
      many(bookings, buyersAtOnce, one('profiled')),
    );
    return {
      title: `A booking session among ${buyersAtOnce} buyers, in leads`,
      file: 'profile-booking.svg',
      frames: frames(profile),
      count: bookings,
    };
  } finally {
    await world.close();
  }
}
