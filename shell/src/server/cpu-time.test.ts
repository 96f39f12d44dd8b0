import { describe, expect, it } from '@jest/globals';
import { cpuTimeIn } from './cpu-time';

describe('the processor time of a process', () => {
  it('is the sum of user and system time', () => {
    const stat = '4711 (node) S 1 4711 4711 0 -1 4194560 900 0 0 0 250 50 0 0 20 0 11 0 12345 1 2';
    expect(cpuTimeIn(stat)).toBe(3_000);
  });

  it('is parsed after a process name with brackets and spaces', () => {
    const stat = '4711 (a ) b) R 1 4711 4711 0 -1 4194560 900 0 0 0 7 3 0 0 20 0 11 0 12345 1 2';
    expect(cpuTimeIn(stat)).toBe(100);
  });

  it('is null for an unexpected format', () => {
    expect(cpuTimeIn('nothing of the kind')).toBeNull();
  });
});
