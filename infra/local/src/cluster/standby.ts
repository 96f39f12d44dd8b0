import { randomBytes } from 'node:crypto';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeServable } from '../backup/restore-cluster.ts';
import { saveCluster } from '../backup/save-cluster.ts';
import { clusterPlace } from '../postgres/cluster.ts';

/** `application_name` of the standby's replication connection. */
export const standbyName = 'standby';

/**
 * Creates a streaming standby of a running primary, like `pg_basebackup`, which the npm package does not include.
 * @param options `home`: of the primary, as for `ensureCluster`
 * @returns the data directory of the standby
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
