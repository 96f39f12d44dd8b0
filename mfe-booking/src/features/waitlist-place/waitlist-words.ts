import type { WaitlistEntry } from '@valam/contracts/leads/waitlist.schema';
import { istMoment } from '../../parts/ist';

/** Where somebody stands in the queue, in a title and a sentence. */
export function waitlistWords({ state, position, offerExpiresAt }: WaitlistEntry): {
  readonly title: string;
  readonly text: string;
} {
  switch (state) {
    case 'waiting':
      return {
        title: `Number ${position ?? 1} in the queue`,
        text: 'When seats come free we offer them by mail, first in, first offered, and keep them for you for 48 hours (12 in the last 30 days).',
      };
    case 'offered':
      return {
        title: 'Seats are free for you',
        text: offerExpiresAt
          ? `They are kept until ${istMoment(offerExpiresAt)}; then they are offered to the next.`
          : 'They are kept for you.',
      };
    case 'accepted':
      return {
        title: 'You have taken the offer',
        text: 'The mail about your booking holds your private link. If you have not paid yet, the payment page is still there while your seats are kept.',
      };
    case 'lapsed':
      return {
        title: 'The offer is over',
        text: 'Its time ran out and the seats went to the next. You can join again.',
      };
    case 'withdrawn':
      return {
        title: 'You have left the queue',
        text: 'Nothing more comes about this date. You can join again.',
      };
    case 'closed':
      return { title: 'The queue is closed', text: 'This date can no longer be booked.' };
  }
}
