import * as z from 'zod/mini';
import { lastStep, rolledBack } from './changes.ts';
import { isRecentPromotion } from './recent-promotion.ts';
import { requestFiles, RollbackRequest } from './rollback-requests.ts';
import type { Registry } from './schema.ts';
import { changeRegistry } from './write-registry.ts';

/**
 * Allowed clock skew between a shell and the release side; the next step of a release may be this close to a failure.
 */
const clocksDifferMs = 60_000;

export interface CarriedOut extends RollbackRequest {
  /** The reason for a rejection; null if the version was rolled back. */
  readonly refused: string | null;
}

/** Executes and removes pending rollback requests. */
export async function carryOutRollbacks(
  requests: string,
  registry: string,
  now: Date = new Date(),
): Promise<CarriedOut[]> {
  const files = requestFiles(requests);
  const names = (await files.names()).filter((name) => name.endsWith('.json')).sort();
  const done: CarriedOut[] = [];
  for (const name of names) {
    const request = z.safeParse(RollbackRequest, parsed(await files.read(name)));
    if (request.success) done.push(await carryOut(request.data, registry, now));
    await files.remove(name);
  }
  return done;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

async function carryOut(request: RollbackRequest, registryFile: string, now: Date): Promise<CarriedOut> {
  const { remote, version } = request;
  let refused: string | null = null;
  const change = (registry: Registry): Registry => {
    refused = refusal(registry, request, now);
    return refused === null ? rolledBack(registry, remote) : registry;
  };
  await changeRegistry(registryFile, change, { by: 'shell', did: 'automatic rollback', remote, version });
  return { ...request, refused };
}

/** A remote's code could write a request too: the rules are enforced here, not by the requesting side. */
function refusal(registry: Registry, { remote, version, at }: RollbackRequest, now: Date): string | null {
  const entry = registry.remotes[remote];
  if (!entry) return `there is no remote ${remote}`;
  if (lastStep(registry, remote) !== version) return 'it is not the version that was promoted last';
  if (!entry.candidate && !entry.previous) return 'there is no version to return to';
  if (!isRecentPromotion(entry, version, now)) return 'it was promoted too long ago';
  const { promotedAt } = entry.candidate ?? entry;
  if (at && promotedAt && Date.parse(promotedAt) - Date.parse(at) > clocksDifferMs)
    return 'it was promoted again after it had failed';
  return null;
}
