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
])('of a container with %i MiB each of %i rendering processes gets a heap of %i MiB', (all, count, heap) => {
  expect(heapOf(rendererFlags(count, all * mebibyte))).toBe(heap);
});

it('the heap of a rendering process has a minimum, and a maximum on large machines', () => {
  expect(heapOf(rendererFlags(64, 768 * mebibyte))).toBe(64);
  expect(heapOf(rendererFlags(2))).toBeLessThanOrEqual(1_843);
});

it('without a container the heap of a rendering process is a share of the machine', () => {
  expect(heapOf(rendererFlags(2))).toBeGreaterThan(64);
});
