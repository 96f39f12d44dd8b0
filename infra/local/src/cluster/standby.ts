import { randomBytes } from 'node:crypto';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeServable } from '../backup/restore-cluster.ts';
import { saveCluster } from '../backup/save-cluster.ts';
import { clusterPlace } from '../postgres/cluster.ts';

/** Under this name the primary knows it. */
export const standbyName = 'standby';

/**
 * A copy of a running primary that goes on following it: what `pg_basebackup` makes, with the programs that npm ships.
 * @param options `home`: of the primary, as `ensureCluster` knows it
 * @returns its folder
 */
export async function copyForStandby({
  home,
  url,
  cluster,
}: {
  home: string;
  url: string;
  cluster: string;
}): Promise<string> {
  const dir = await clusterPlace(home, `standby-${randomBytes(4).toString('hex')}`);
  await saveCluster({ url, cluster, into: dir });
  const { hostname, port, username, password } = new URL(url);
  const way = Object.entries({
    host: hostname,
    port,
    user: username,
    password,
    application_name: standbyName,
  });
  const line = way.map(([name, value]) => `${name}=${value}`).join(' ');
  await appendFile(path.join(dir, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`);
  await writeFile(path.join(dir, 'standby.signal'), '');
  await makeServable(dir);
  return dir;
}

export async function removeStandby(dir: string) {
  await rm(dir, { recursive: true, force: true });
  await rm(`${dir}.home`, { force: true });
}
