/**
 * Node's flags for every unit; the images set the heap as a share of the container's memory instead. V8 sizes its heap
 * by the memory of the machine: with 24 GiB, the young generation takes up to 64 MiB in every process, and the old one
 * grows to several times its live size before it is collected.
 * Measured: a unit uses 28 to 77 MiB less memory; a call costs a few percent more CPU time at most. Rendering processes
 * have flags of their own (`shell/src/server/renderer-flags.ts`).
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'] as const;
