import os from 'node:os';

/** The share of memory for the heaps of all rendering processes; the rest is for the front process, code and buffers. */
const heapsPercent = 45;
const mebibyte = 2 ** 20;
/** A process that needs more memory than this leaks; one with a smaller heap cannot render. */
const mostMemory = 8 * 1_024 * mebibyte;
const leastHeap = 64;

/** The available memory in bytes: of the container, or of the machine. */
const ownMemory = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity, mostMemory);

/**
 * Node's flags of one of `count` rendering processes, which replace those of the front process. Rendering allocates much
 * short-lived memory; with a heap as small as in other units a page takes a fifth more processor time. By default each process
 * would let its heap grow to half of the container's memory, and the container would be killed before a garbage collection.
 */
export const rendererFlags = (count: number, memory = ownMemory()): string[] => [
  '--max-semi-space-size=16',
  `--max-old-space-size=${Math.max(leastHeap, Math.floor((memory * heapsPercent) / 100 / count / mebibyte))}`,
];
