import { describe, expect, it } from '@jest/globals';
import { FailureWatch } from './failure-watch';

function watch() {
  const said: string[] = [];
  let now = 0;
  const recent = new Set(['booking@2']);
  const watching = new FailureWatch(
    (version) => recent.has(version),
    (version) => said.push(version),
    () => now,
  );
  return { said, watching, recent, wait: (ms: number) => (now += ms) };
}
const fail = (watching: FailureWatch, version: string): void => {
  for (let i = 0; i < 5; i++) watching.failed(version);
};

describe('a version that fails', () => {
  it('is rolled back when a fifth of its pages fail', () => {
    const { said, watching } = watch();
    for (let i = 0; i < 20; i++) watching.used(['booking@2']);
    fail(watching, 'booking@2');
    expect(said).toEqual(['booking@2']);
  });

  it('is not rolled back while only a few of many pages fail', () => {
    const { said, watching } = watch();
    for (let i = 0; i < 1_000; i++) watching.used(['booking@2']);
    for (let i = 0; i < 10; i++) watching.failed('booking@2');
    expect(said).toEqual([]);
  });

  it('is not rolled back because of old failures', () => {
    const { said, watching, wait } = watch();
    for (let i = 0; i < 4; i++) watching.failed('booking@2');
    wait(61_000);
    watching.failed('booking@2');
    expect(said).toEqual([]);
  });
});

describe('a version that was not promoted recently', () => {
  it('is never rolled back', () => {
    const { said, watching } = watch();
    fail(watching, 'booking@1');
    expect(said).toEqual([]);
  });

  it('has its counts deleted when one of its pages is used', () => {
    const { said, watching, recent } = watch();
    for (let i = 0; i < 4; i++) watching.failed('booking@2');
    recent.clear();
    watching.used(['booking@2']);
    recent.add('booking@2');
    watching.failed('booking@2');
    expect(said).toEqual([]);
  });

  it('has its counts deleted when one of its pages fails', () => {
    const { said, watching, recent } = watch();
    for (let i = 0; i < 4; i++) watching.failed('booking@2');
    recent.clear();
    watching.failed('booking@2');
    recent.add('booking@2');
    watching.failed('booking@2');
    expect(said).toEqual([]);
  });
});
