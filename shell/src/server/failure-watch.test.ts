import { describe, expect, it } from '@jest/globals';
import { FailureWatch } from './failure-watch';

function watch() {
  const said: string[] = [];
  let now = 0;
  const watching = new FailureWatch(
    (version) => said.push(version),
    () => now,
  );
  return { said, watching, wait: (ms: number) => (now += ms) };
}

describe('a version that fails', () => {
  it('is taken back when a fifth of its pages fail', () => {
    const { said, watching } = watch();
    for (let i = 0; i < 20; i++) watching.used(['booking@2']);
    for (let i = 0; i < 5; i++) watching.failed('booking@2');
    expect(said).toEqual(['booking@2']);
  });
  it('stays while its failures are few among many', () => {
    const { said, watching } = watch();
    for (let i = 0; i < 1_000; i++) watching.used(['booking@2']);
    for (let i = 0; i < 10; i++) watching.failed('booking@2');
    expect(said).toEqual([]);
  });
  it('stays when its failures are long ago', () => {
    const { said, watching, wait } = watch();
    for (let i = 0; i < 4; i++) watching.failed('booking@2');
    wait(61_000);
    watching.failed('booking@2');
    expect(said).toEqual([]);
  });
});
