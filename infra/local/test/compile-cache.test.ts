import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../src/system/settings.ts';
import { environmentOf } from '../src/system/unit-env.ts';
import { services, waves } from '../src/units.ts';
import { addresses } from './sample-addresses.js';

const backEnd: readonly string[] = [...services, 'gateway'];

const cacheOf = (unit: string): string | undefined =>
  environmentOf(unit, {
    settings: readSettings({ DATA_DIR: '/data' }),
    secrets: { formKey: '', secretKeys: {}, callerVerifyKey: '', callerSigningKey: '', mailKey: '' } as never,
    addresses,
    port: 1,
    opsPort: 2,
  })['NODE_COMPILE_CACHE'];

describe('compiled code', () => {
  it.each(backEnd)('of %s is kept in the data directory, for its next start', (unit) => {
    expect(cacheOf(unit)).toBe('/data/compile-cache');
  });

  it('is not kept for units that load versions of remotes, which would add up', () => {
    const others = waves.flat().filter((unit) => !backEnd.includes(unit));
    expect(others).toContain('shell');
    for (const unit of others) expect(cacheOf(unit)).toBeUndefined();
  });
});
