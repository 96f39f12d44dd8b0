import { randomInt } from 'node:crypto';

/** Without letters and digits that sound or look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns a new booking reference: `K7QX-9MND`. */
export function newBookingRef(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${draw()}-${draw()}`;
}
