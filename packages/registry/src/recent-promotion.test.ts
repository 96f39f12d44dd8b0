import { describe, expect, it } from '@jest/globals';
import { automaticRollbackMs, isRecentPromotion } from './recent-promotion.ts';
import type { RegistryEntry, RemoteManifest } from './schema.ts';

const manifest = (version: string) => ({ name: 'booking', version }) as RemoteManifest;
const noon = Date.parse('2027-02-06T12:00:00Z');
const at = (ms: number): string => new Date(noon + ms).toISOString();
const entry: RegistryEntry = {
  current: manifest('2'),
  promotedAt: at(0),
  previous: manifest('1'),
  candidate: null,
  bad: [],
};
const isRecent = (version: string, afterMs: number, of = entry): boolean =>
  isRecentPromotion(of, version, new Date(noon + afterMs));

describe('a recent promotion', () => {
  it('counts a promotion as recent for some minutes', () => {
    expect([0, automaticRollbackMs, automaticRollbackMs + 1].map((ms) => isRecent('2', ms))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is one of the promoted version, not of the previous one', () => {
    expect(isRecent('1', 0)).toBe(false);
    expect(isRecent('2', 0, { ...entry, promotedAt: null })).toBe(false);
  });

  it('is recent when it is for a share of the visitors, and again when it is for all', () => {
    const candidate = { manifest: manifest('3'), percent: 10, promotedAt: at(automaticRollbackMs * 2) };
    const partly = { ...entry, candidate };
    expect(isRecent('3', automaticRollbackMs * 2, partly)).toBe(true);
    expect(isRecent('2', automaticRollbackMs * 2, partly)).toBe(false);
  });
});
