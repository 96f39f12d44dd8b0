import { createHash } from 'node:crypto';

/** The id of a line is derived from its event, so that it cannot be inserted twice. */
export function lineId(bookingId: string, announcement: number, part: 'line' | 'void'): string {
  const hex = createHash('sha256').update(`commission/${bookingId}/${announcement}/${part}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
