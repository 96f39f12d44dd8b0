import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { questions } from '../../chaos/src/world/books.ts';
import { startLoad } from '@valam/testing/even-load';
import { subscribe } from './smoke.ts';

const writes = 20;

/**
 * Backs up everything while visitors write, keeps writing, restores, and checks: writes acknowledged before the backup are
 * there, later ones are not, and the database is consistent.
 */
export async function saveAndRestore({
  site,
  folder,
  project,
  isReady,
}: {
  site: string;
  folder: string;
  project: ReturnType<typeof import('./compose.ts').composeProject>;
  isReady: () => Promise<void>;
}) {
  const run = randomUUID().slice(0, 8);
  const inBooks = async (word: string) =>
    Number(await project.ask('leads', `select count(*) from subscriber where email like '${word}-${run}-%'`));

  for (let index = 0; index < writes; index++)
    await subscribe(site, `before-${run}-${index}@visitor.example`);
  const load = startLoad({
    site,
    perSecond: 5,
    asks: [
      { path: '/api/tours' },
      {
        method: 'POST',
        path: '/api/newsletter/subscribe',
        body: () => ({ email: `during-${run}-${randomUUID()}@visitor.example` }),
      },
    ],
  });
  const backup = path.join(folder, `backup-${run}`);
  await project.script('infra/docker/backup.sh', backup);
  await load.stop();
  await subscribe(site, `after-${run}-0@visitor.example`);
  await project.script('infra/docker/restore.sh', backup);
  await isReady();

  const [before, after] = [await inBooks('before'), await inBooks('after')];
  if (before !== writes || after !== 0)
    throw new Error(`restored: ${before} of ${writes} writes from before the backup, ${after} from after it`);
  for (const [what, sql] of Object.entries(questions)) {
    const broken = Number(await project.ask('leads', `select count(*) from (${sql}) as broken`));
    if (broken > 0) throw new Error(`restored: ${what}, ${broken} times`);
  }
  return { during: load.sent(), questions: Object.keys(questions).length };
}
