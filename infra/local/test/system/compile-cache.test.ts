import { describe, expect, it } from '@jest/globals';
import { services, waves } from '../../src/units.ts';
import { sampleEnvironment } from './sample-environment.js';

const backEnd: readonly string[] = [...services, 'gateway'];

const cacheOf = (unit: string): string | undefined =>
  sampleEnvironment(unit, { DATA_DIR: '/data' })['NODE_COMPILE_CACHE'];

describe('compiled code', () => {
  it.each(backEnd)('of %s is cached in the data directory for its next start', (unit) => {
    expect(cacheOf(unit)).toBe('/data/compile-cache');
  });

  it('is not cached for units that load remotes, whose versions would accumulate', () => {
    const others = waves.flat().filter((unit) => !backEnd.includes(unit));
    expect(others).toContain('shell');
    for (const unit of others) expect(cacheOf(unit)).toBeUndefined();
  });
});
