import type { BadgeTone } from '@valam/ui/badge/badge';

/** The status text as a badge; text with 'sold out' or 'closed', in any letter case, gets the tone `closed`. */
export function tourBadge(bookingStatus: string | null): { tone: BadgeTone; text: string } | null {
  if (!bookingStatus) return null;
  if (/sold out|closed/i.test(bookingStatus)) return { tone: 'closed', text: bookingStatus };
  if (/few|nearly|almost|last/i.test(bookingStatus)) return { tone: 'few', text: bookingStatus };
  return { tone: 'open', text: bookingStatus };
}
