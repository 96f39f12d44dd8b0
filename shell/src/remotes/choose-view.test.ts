import { describe, expect, it } from '@jest/globals';
import { chooseView, type VersionFacts, type Visitor } from './choose-view';
import { promoted, rolledBack } from './registry-changes';
import type { Registry, RemoteManifest } from './registry';

const aVersion = (version: string): RemoteManifest => ({
  name: 'booking',
  version,
  platform: 1,
  paths: [],
  slots: [],
  client: { entry: 'remoteEntry.js', chunks: {}, integrity: {} },
  server: { file: 'server.cjs' },
});

const somebody: Visitor = { bucket: 100, wanted: {} };
const fit: VersionFacts = { isAdopted: () => true, isPutAside: () => false, lastGood: () => null };
const live = (registry: Registry, visitor = somebody, facts = fit) =>
  chooseView(registry, facts, visitor)['booking']?.version;

const one = promoted({ remotes: {} }, aVersion('1'));
const two = promoted(one, aVersion('2'));

describe('the version that a visitor gets', () => {
  it('is the one that was promoted last', () => expect(live(two)).toBe('2'));
  it('is the one before while the new one has not loaded', () => {
    expect(live(two, somebody, { ...fit, isAdopted: (version) => version === 'booking@1' })).toBe('1');
  });
  it('is the one before when the new one was put aside', () => {
    expect(live(two, somebody, { ...fit, isPutAside: (version) => version === 'booking@2' })).toBe('1');
  });
  it('is the one that served last when the registry names none that can be had', () => {
    const isAdopted = (version: string): boolean => version === 'booking@0';
    expect(live(two, somebody, { ...fit, isAdopted, lastGood: () => aVersion('0') })).toBe('0');
    expect(live(two, somebody, { ...fit, lastGood: () => aVersion('0') })).toBe('2');
  });
  it('is none when nothing can be had', () => {
    expect(live(two, somebody, { ...fit, isAdopted: () => false })).toBeUndefined();
  });
  it('is the candidate for its share of the visitors', () => {
    const partly = promoted(two, aVersion('3'), 25);
    expect([0, 24, 25, 99].map((bucket) => live(partly, { bucket, wanted: {} }))).toEqual([
      '3',
      '3',
      '2',
      '2',
    ]);
  });
  it('is the one that staff asked for, if the registry knows it', () => {
    const hidden = promoted(two, aVersion('3'), 0);
    expect(live(hidden, { bucket: 100, wanted: { booking: '3' } })).toBe('3');
    expect(live(hidden, { bucket: 100, wanted: { booking: '9' } })).toBe('2');
  });
});

describe('a rollback', () => {
  it('returns to the version before, and back', () => {
    expect(live(rolledBack(two, 'booking'))).toBe('1');
    expect(live(rolledBack(rolledBack(two, 'booking'), 'booking'))).toBe('2');
  });
  it('ends a partial release', () => {
    const ended = rolledBack(promoted(two, aVersion('3'), 25), 'booking');
    expect(live(ended, { bucket: 0, wanted: {} })).toBe('2');
  });
  it('is refused when there is nothing before', () => {
    expect(() => rolledBack(one, 'booking')).toThrow('no version before');
  });
  it('is not disturbed by promoting the same version twice', () => {
    expect(live(rolledBack(promoted(two, aVersion('2')), 'booking'))).toBe('1');
  });
});
