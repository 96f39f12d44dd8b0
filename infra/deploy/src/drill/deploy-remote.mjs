import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openRegistry } from '@valam/registry/write-registry';
import { promoteVersion } from '../promote-version.mjs';
import { readManifest } from '../publish-version.mjs';
import { pause, until } from '../../../local/src/waiting.mjs';
import { publishNext } from './next-version.mjs';
import { versionFor } from './visitors.mjs';

/** @typedef {typeof import('./visitors.mjs').pageOf} Pages */
/** @typedef {{ site: string, place: { registryFile: string, remotesDir: string } }} World */

const share = 20;
/** One visitor in five of a hundred. */
const buckets = Array.from({ length: 20 }, (_, index) => index * 5);
const followMs = 20_000;
const takenBackMs = 90_000;

/** @param {World} world @param {keyof Pages} remote @param {string} version */
async function isGivenToItsShare({ site }, remote, version) {
  for (const bucket of buckets) {
    const isNew = (await versionFor(site, remote, bucket)) === version;
    if (isNew !== bucket < share) return false;
  }
  return true;
}

/** What an open page may still ask for. @param {World} world @param {string} remote @param {string} version */
async function filesGone({ site, place }, remote, version) {
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

/** @param {World} world */
async function auditOf({ place }) {
  const file = path.join(path.dirname(place.registryFile), 'remotes.audit.jsonl');
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Releases a remote to a fifth of the visitors and then to all. A bad version gets no further than the fifth: the shell
 * takes it back.
 * @param {World} world
 * @param {{ unit: keyof Pages, isBad: boolean, mark: string }} release
 * @returns {Promise<{ problems: string[], takenBackMs?: number }>}
 */
export async function deployRemote(world, { unit, isBad, mark }) {
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
  // The same visitors are on the same side a moment later.
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
