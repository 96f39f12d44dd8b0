import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { readRecord } from '../postgres/cluster.ts';
import { UserError } from '../user-error.ts';
import { readRunFile } from '../system/run-file.ts';
import { copyTree } from './copy-tree.ts';
import { saveCluster } from './save-cluster.ts';
import { writeSums } from './sums.ts';

/** Not data: files of the current run, and the event store, which is allowed to be lost. */
const ofTheRun = /^(postgres|nats|logs|ports\.json|run\..*|guard\..*|.*\.new)(\/|$)/;

/** Backs up a running site. Databases come first: an image is written before the row that refers to it. */
export async function saveSystem({ dataDir, into }: { dataDir: string; into: string }) {
  const run = await readRunFile(dataDir);
  if (!run) throw new UserError(`Nothing runs in ${dataDir}; DATA_DIR names another place.`);
  if (existsSync(into)) throw new UserError(`${into} is there already.`);
  const cluster = await readRecord(path.join(dataDir, 'postgres'));
  if (!cluster)
    throw new UserError(
      'The databases are on a server of your own (DATABASE_URL): use what it brings to back up.',
    );
  const { dir, major, password } = cluster;
  const unfinished = `${into}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await saveCluster({ url: run.database, cluster: dir, into: path.join(unfinished, 'cluster') });
  await copyTree(dataDir, path.join(unfinished, 'data'), (file) => !ofTheRun.test(file));
  await writeFile(path.join(unfinished, 'cluster.json'), JSON.stringify({ major, password }), {
    mode: 0o600,
  });
  await writeSums(unfinished);
  await rename(unfinished, into);
}
