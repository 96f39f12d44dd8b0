import { describe, expect, it } from '@jest/globals';
import { closed, lastStep, opened, promoted, rolledBack } from './changes.ts';
import { aManifest } from '../test/a-manifest.ts';
import { emptyRegistry, type Registry } from './schema.ts';

const now = new Date('2027-01-01T10:00:00Z');
const live = (registry: Registry): string | undefined => registry.remotes['booking']?.current.version;
const one = promoted(emptyRegistry, aManifest('booking', '1'), { now });
const two = promoted(one, aManifest('booking', '2'), { now });

describe('a promotion', () => {
  it('keeps the previous version, and records when the new one went live', () => {
    expect(two.remotes['booking']).toMatchObject({
      current: { version: '2' },
      previous: { version: '1' },
      promotedAt: '2027-01-01T10:00:00.000Z',
    });
  });

  it('is rejected when another version went live in the meantime', () => {
    const promote = () => promoted(two, aManifest('booking', '3'), { now, replaces: '1' });
    expect(promote).toThrow('booking 2 went live while 3 was being promoted');
    expect(live(promoted(two, aManifest('booking', '3'), { now, replaces: '2' }))).toBe('3');
  });

  it('to a share of the visitors is rejected after a concurrent one, and can be increased in steps', () => {
    const decided = { now, replaces: '2', replacesPartial: null, percent: 5 };
    const partial = promoted(two, aManifest('booking', '3'), decided);
    for (const percent of [5, 100])
      expect(() => promoted(partial, aManifest('booking', '4'), { ...decided, percent })).toThrow(
        'booking 3 went live for 5 % while 4 was being promoted',
      );
    const step = { ...decided, percent: 50 };
    expect(promoted(partial, aManifest('booking', '3'), step).remotes['booking']?.candidate?.percent).toBe(
      50,
    );
    // The author knows of the other one.
    const instead = promoted(partial, aManifest('booking', '4'), { ...decided, replacesPartial: '3' });
    expect(instead.remotes['booking']?.candidate?.manifest.version).toBe('4');
  });

  it('of the live version keeps the previous one', () => {
    const again = promoted(two, aManifest('booking', '2'), { now });
    expect(again.remotes['booking']?.previous?.version).toBe('1');
  });
});

describe('a rollback', () => {
  it('returns to the previous version and marks the current one as bad', () => {
    expect(rolledBack(two, 'booking').remotes['booking']).toMatchObject({
      current: { version: '1' },
      previous: null,
      bad: ['2'],
    });
  });

  it('never brings the bad version back', () => {
    expect(() => rolledBack(rolledBack(two, 'booking'), 'booking')).toThrow('no version to return to');
    const three = promoted(rolledBack(two, 'booking'), aManifest('booking', '3'), { now });
    expect(live(rolledBack(three, 'booking'))).toBe('1');
  });

  it('ends a partial release', () => {
    const partial = promoted(two, aManifest('booking', '3'), { percent: 25, now });
    expect(lastStep(partial, 'booking')).toBe('3');
    expect(rolledBack(partial, 'booking').remotes['booking']).toMatchObject({
      current: { version: '2' },
      candidate: null,
      bad: ['3'],
    });
  });

  it('ends a release in steps: the next step is rejected', () => {
    const step = { percent: 5, now, isUnlessRolledBack: true };
    const partial = promoted(one, aManifest('booking', '2'), step);
    const next = { ...step, percent: 100 };
    expect(live(promoted(partial, aManifest('booking', '2'), next))).toBe('2');
    const failed = rolledBack(partial, 'booking');
    expect(() => promoted(failed, aManifest('booking', '2'), next)).toThrow('booking 2 was rolled back');
  });

  it('is lifted by promoting the version again', () => {
    const again = promoted(rolledBack(two, 'booking'), aManifest('booking', '2'), { now });
    expect(again.remotes['booking']).toMatchObject({ current: { version: '2' }, bad: [] });
  });

  it('is rejected without a previous version', () => {
    expect(() => rolledBack(one, 'booking')).toThrow('no version to return to');
    expect(() => rolledBack(one, 'catalog')).toThrow('no remote catalog');
  });
});

describe('a closed site', () => {
  it('keeps the released versions when it opens', () => {
    const shut = closed(one, now);
    expect(shut).toEqual({ ...one, maintenance: { until: '2027-01-01T10:00:00.000Z' } });
    expect(opened(shut)).toEqual(one);
  });

  it('stays closed during a release', () => {
    const released = promoted(closed(one, now), aManifest('booking', '2'), { now });
    expect(released.maintenance).toEqual({ until: '2027-01-01T10:00:00.000Z' });
    expect(live(released)).toBe('2');
  });
});
