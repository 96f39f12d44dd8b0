/**
 * How Node is started for every unit; the images set the heap as a share of their container's memory instead. V8 sizes its
 * heap by the memory of the machine: with 24 GiB it lets young objects fill 64 MiB in every process, and the rest grow to
 * several times what is live, before it collects.
 * Measured: a unit takes 28 to 77 MiB less; a call costs a few percent more processor time at most. Rendering processes have
 * flags of their own (`shell/src/server/renderer-flags.ts`).
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'] as const;
