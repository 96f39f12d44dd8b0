/**
 * How Node is started for every unit; the images do it alike. Young objects get at most 16 MiB: on a machine with much
 * memory V8 would take 64 in every process, which it fills before it looks what is garbage, and a rendered page or an
 * answered call costs no less processor time so.
 */
export const nodeFlags = ['--max-semi-space-size=8'] as const;
