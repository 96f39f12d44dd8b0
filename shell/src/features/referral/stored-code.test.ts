import { describe, expect, it } from '@jest/globals';
import { aliveCode, codeLifetimeMs, codeOf } from './stored-code';

const day = 86_400_000;
const stored = (timestamp: number) => JSON.stringify({ code: 'ANANDHI12', timestamp });

describe('a referral code', () => {
  it('is converted to upper case', () => {
    expect(codeOf('anandhi12')).toBe('ANANDHI12');
  });

  it.each([null, undefined, '', '<script>', 'A'.repeat(41)])('is not well-formed: “%s”', (given) => {
    expect(codeOf(given)).toBeNull();
  });

  it('expires after thirty days', () => {
    expect(aliveCode(stored(0), codeLifetimeMs)?.code).toBe('ANANDHI12');
    expect(aliveCode(stored(0), codeLifetimeMs + 1)).toBeNull();
    expect(aliveCode(stored(5 * day), 6 * day)?.code).toBe('ANANDHI12');
  });

  it('is ignored if the stored value is corrupt', () => {
    expect(aliveCode('{"code":', 0)).toBeNull();
    expect(aliveCode('{"code":1,"timestamp":"x"}', 0)).toBeNull();
  });
});
