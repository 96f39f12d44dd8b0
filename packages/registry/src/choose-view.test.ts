import { describe, expect, it } from '@jest/globals';
import { aManifest } from '../test/a-manifest.ts';
import { promoted, rolledBack } from './changes.ts';
import { chooseView, type VersionFacts, type Visitor } from './choose-view.ts';
import { emptyRegistry, type Registry } from './schema.ts';

const now = new Date('2027-01-01T10:00:00Z');
const aVersion = (version: string) => aManifest('booking', version);
const anyVisitor: Visitor = { bucket: 100, wanted: {} };
const fit: VersionFacts = { isAdopted: () => true, isQuarantined: () => false, lastGood: () => null };
const live = (registry: Registry, visitor = anyVisitor, facts = fit) =>
  chooseView(registry, facts, visitor)['booking']?.version;

const one = promoted(emptyRegistry, aVersion('1'), { now });
const two = promoted(one, aVersion('2'), { now });

describe('the version that a visitor gets', () => {
  it('is the one that was promoted last', () => expect(live(two)).toBe('2'));
  it('is the previous one until the new one has loaded', () => {
    expect(live(two, anyVisitor, { ...fit, isAdopted: (version) => version === 'booking@1' })).toBe('1');
  });
  it('is the previous one while the new one is quarantined', () => {
    expect(live(two, anyVisitor, { ...fit, isQuarantined: (version) => version === 'booking@2' })).toBe('1');
  });
  it('is the last good one when none in the registry is usable', () => {
    const isAdopted = (version: string): boolean => version === 'booking@0';
    expect(live(two, anyVisitor, { ...fit, isAdopted, lastGood: () => aVersion('0') })).toBe('0');
    expect(live(two, anyVisitor, { ...fit, lastGood: () => aVersion('0') })).toBe('2');
  });
  it('is never a rolled-back one', () => {
    const facts = { ...fit, isAdopted: (version: string) => version === 'booking@2' };
    const lastGood = () => aVersion('2');
    expect(live(rolledBack(two, 'booking'), anyVisitor, { ...facts, lastGood })).toBeUndefined();
  });
  it('is none when no version is usable', () => {
    expect(live(two, anyVisitor, { ...fit, isAdopted: () => false })).toBeUndefined();
  });
  it('is the candidate for its share of the visitors', () => {
    const partly = promoted(two, aVersion('3'), { percent: 25, now });
    const versions = [0, 24, 25, 99].map((bucket) => live(partly, { bucket, wanted: {} }));
    expect(versions).toEqual(['3', '3', '2', '2']);
  });
  it('is the one requested by staff, if it is in the registry', () => {
    const hidden = promoted(two, aVersion('3'), { percent: 0, now });
    expect(live(hidden, { bucket: 100, wanted: { booking: '3' } })).toBe('3');
    expect(live(hidden, { bucket: 100, wanted: { booking: '9' } })).toBe('2');
  });
});
