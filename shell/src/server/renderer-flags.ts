import os from 'node:os';

/** Share of the memory for the heaps of all rendering processes together: beside them are the front's, code and buffers. */
const heapsPercent = 45;
const mebibyte = 2 ** 20;
/** A rendering process that needs more leaks, and one with less renders nothing. */
const mostMemory = 8 * 1_024 * mebibyte;
const leastHeap = 64;

/** The memory that this process may use, in bytes: of its container, or of the machine. */
const ownMemory = (): number => Math.min(os.totalmem(), process.constrainedMemory() || Infinity, mostMemory);

/**
 * Node's flags of one of `count` rendering processes, instead of those of the front process: rendering allocates much and keeps
 * little, and a heap as small as that of the other units costs a page a fifth more processor time. Each process would by default
 * let its heap grow to half of the container's memory, and the container would be killed before one of them collects.
 */
export const rendererFlags = (count: number, memory = ownMemory()): string[] => [
  '--max-semi-space-size=16',
  `--max-old-space-size=${Math.max(leastHeap, Math.floor((memory * heapsPercent) / 100 / count / mebibyte))}`,
];
