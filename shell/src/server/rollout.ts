import { randomInt } from 'node:crypto';
import type { Registry } from '@valam/registry/schema';
import type { Visitor } from '@valam/registry/choose-view';
import type { Cookies } from '../render/visitor-facts';

/** Keeps a visitor on the same side of a partial release. */
const bucketCookie = 'rollout';
/** `booking@4f2a…,catalog@…`: versions that a staff member requests. */
export const wantedCookie = 'remote-versions';

export const bucketOf = (cookies: Cookies): number | null => {
  const bucket = Number(cookies[bucketCookie]);
  return cookies[bucketCookie] && Number.isInteger(bucket) && bucket >= 0 && bucket < 100 ? bucket : null;
};

export const newBucket = (): number => randomInt(100);

export const writeBucket = (bucket: number, isSecure: boolean): string =>
  `${bucketCookie}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** True if visitors must be assigned to a side of a partial release. */
export const isPartial = (registry: Registry): boolean =>
  Object.values(registry.remotes).some(
    ({ candidate }) => candidate && candidate.percent > 0 && candidate.percent < 100,
  );

export function wantedOf(cookies: Cookies): Visitor['wanted'] {
  return Object.fromEntries(
    (cookies[wantedCookie] ?? '')
      .split(',')
      .map((version) => version.split('@'))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
}
