import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openRegistry } from '@valam/registry/write-registry';
import { promoteVersion } from '../promote-version.ts';
import { readManifest } from '../publish-version.ts';
import { pause, until } from '../../../local/src/waiting.ts';
import { publishNext } from './next-version.ts';
import { versionFor } from './visitors.ts';

export type Pages = typeof import('./visitors.ts').pageOf;
export interface World {
  site: string;
  place: { registryFile: string; remotesDir: string };
}

const share = 20;
/** Every fifth of the hundred rollout buckets. */
const buckets = Array.from({ length: 20 }, (_, index) => index * 5);
const followMs = 20_000;
const takenBackMs = 90_000;

async function isGivenToItsShare({ site }: World, remote: keyof Pages, version: string) {
  for (const bucket of buckets) {
    const isNew = (await versionFor(site, remote, bucket)) === version;
    if (isNew !== bucket < share) return false;
  }
  return true;
}

/** Files of a version that are no longer served, although an open page may still request them. */
async function filesGone({ site, place }: World, remote: string, version: string) {
  const { client } = await readManifest(place.remotesDir, remote, version);
  const gone = [];
  for (const file of Object.keys(client.integrity)) {
    const answer = await fetch(`${site}/remotes/${remote}/${version}/${file}`);
    await answer.arrayBuffer();
    if (!answer.ok)
      gone.push(`${file} of ${remote} ${version} answers ${answer.status} after its successor went live`);
  }
  return gone;
}

async function auditOf({ place }: World) {
  const file = path.join(path.dirname(place.registryFile), 'remotes.audit.jsonl');
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Releases a remote to a fifth of the visitors and then to all. A bad version stays at a fifth: the shell requests its
 * rollback.
 */
export async function deployRemote(
  world: World,
  { unit, isBad, mark }: { unit: keyof Pages; isBad: boolean; mark: string },
): Promise<{ problems: string[]; takenBackMs?: number }> {
  const { place, site } = world;
  const entry = (await openRegistry(place.registryFile)).remotes[unit];
  const old = entry?.current.version ?? '';
  const version = await publishNext({ remotesDir: place.remotesDir, name: unit, from: old, mark, isBad });
  const since = performance.now();
  await promoteVersion({ name: unit, version, percent: share }, place);

  if (isBad) {
    const line = await until(
      async () =>
        (await auditOf(world)).find(
          (one) =>
            one.version === version && one.by === 'shell' && one.did === 'automatic rollback' && one.at,
        ),
      { timeoutMs: takenBackMs, everyMs: 250 },
    );
    const took = performance.now() - since;
    if (!line)
      return { problems: [`the bad ${unit} ${version} was not taken back within ${takenBackMs / 1_000} s`] };
    const isOld = await until(async () => (await versionFor(site, unit, 0)) === old, { timeoutMs: followMs });
    return { problems: isOld ? [] : [`${unit} is not ${old} again`], takenBackMs: took };
  }

  const isShared = await until(() => isGivenToItsShare(world, unit, version), {
    timeoutMs: followMs,
    everyMs: 500,
  });
  // The assignment of visitors must be the same a moment later.
  await pause(1_000);
  const isSticky = isShared && (await isGivenToItsShare(world, unit, version));
  await promoteVersion({ name: unit, version }, place);
  const isLive = await until(async () => (await versionFor(site, unit, 99)) === version, {
    timeoutMs: followMs,
  });
  const lines = (await auditOf(world)).filter(
    (one) => one.version === version && one.by === 'drill' && one.at,
  );
  return {
    problems: [
      ...(isSticky
        ? []
        : [`${unit} ${version} was not given to just ${share} % of the visitors, always the same`]),
      ...(isLive ? [] : [`${unit} ${version} did not become live`]),
      ...(lines.length === 2
        ? []
        : [`the audit has ${lines.length} lines of ${unit} ${version} instead of 2`]),
      ...(await filesGone(world, unit, old)),
    ],
  };
}
