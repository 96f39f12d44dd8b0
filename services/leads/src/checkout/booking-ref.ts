import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What people call a booking: `K7QX-9MND`. */
export function newBookingRef(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${draw()}-${draw()}`;
}
