import { expect, it } from '@jest/globals';
import { documentedLimits, inWords } from '@valam/service-kit/testing/documented-limits';
import { bodyLimits } from '../src/http/body-parsing.js';
import { allowedAlone } from '../src/limit/local-count.js';

function inBytes(bytes: number): string {
  if (bytes % 1_000_000 === 0) return `${bytes / 1_000_000} MB`;
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} kB`;
}

it('every limit of the gateway, and no other, is documented with its number in infra/docs/security.md', async () => {
  const alone = Object.entries(allowedAlone(true)).map(([rule, points]) => [
    `alone_${rule}`,
    inWords(points, 60),
  ]);
  const bodies = Object.entries(bodyLimits).map(([of, bytes]) => [`body_${of}`, inBytes(bytes)]);
  expect(await documentedLimits('gateway')).toEqual(Object.fromEntries([...alone, ...bodies]));
});
