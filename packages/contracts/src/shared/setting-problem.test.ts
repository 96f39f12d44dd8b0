import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { settingProblem } from './setting-problem.js';

const count = z.coerce.number().check(z.int(), z.gte(2), z.lte(64));
const settings = z.object({
  COUNT: z._default(count, 2),
  LEVEL: z._default(z.enum(['info', 'warn']), 'info'),
  ORIGIN: z.url({ protocol: /^https?$/ }),
  NAME: z.string().check(z.minLength(3)),
});
const good = { ORIGIN: 'https://site.example', NAME: 'Valam' };

function problemsOf(given: Record<string, string>): string[] {
  return z.safeParse(settings, given).error?.issues.map((issue) => settingProblem(issue, given)) ?? [];
}

describe('an invalid setting', () => {
  it.each([
    [{ COUNT: 'many' }, 'COUNT: must be a number'],
    [{ COUNT: '2.5' }, 'COUNT: must be a whole number'],
    [{ COUNT: '1' }, 'COUNT: must be at least 2'],
    [{ COUNT: '65' }, 'COUNT: must be at most 64'],
    [{ LEVEL: 'loud' }, 'LEVEL: must be one of info, warn'],
    [{ ORIGIN: 'site' }, 'ORIGIN: must be an address such as https://www.example.org'],
    [{ NAME: 'V' }, 'NAME: must be at least 3 characters long'],
  ])('is reported with the kind of value to set: %j', (wrong, words) => {
    expect(problemsOf({ ...good, ...wrong })).toEqual([words]);
  });

  it('is reported as missing', () => {
    expect(problemsOf({ NAME: 'Valam' })).toEqual(['ORIGIN is missing. Set it.']);
  });
});
