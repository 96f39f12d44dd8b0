import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(12_288);
let used = pool.length;

/** Random bytes as hex, drawn from the system many at a time: one draw per request would be noticed. */
export function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const text = pool.toString('hex', used, used + bytes);
  used += bytes;
  return text;
}
