/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { rendererFlags } from './renderer-flags';

const heapOf = (flags: readonly string[]): number =>
  Number(/^--max-old-space-size=(\d+)$/.exec(flags.at(-1) ?? '')?.[1]);
const mebibyte = 2 ** 20;

it.each([
  [768, 2, 172],
  [1_024, 2, 230],
  [1_024, 4, 115],
])(
  'rendering processes share the memory of their container: of %i MiB each of %i has %i',
  (all, count, heap) => {
    expect(heapOf(rendererFlags(count, all * mebibyte))).toBe(heap);
  },
);

it('many rendering processes in little memory have what a page takes, and few in much no more than a machine can spare', () => {
  expect(heapOf(rendererFlags(64, 768 * mebibyte))).toBe(64);
  expect(heapOf(rendererFlags(2))).toBeLessThanOrEqual(1_843);
});

it('a rendering process without a container has a share of the machine', () => {
  expect(heapOf(rendererFlags(2))).toBeGreaterThan(64);
});
