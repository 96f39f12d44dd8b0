import type { WaitlistEntry } from '@valam/contracts/leads/waitlist.schema';
import { formatDeadline } from '@valam/contracts/shared/days';

/** The state of a waitlist entry, as a title and a sentence. */
export function waitlistWords({ state, position, offerExpiresAt, unpaidUntil }: WaitlistEntry): {
  readonly title: string;
  readonly text: string;
} {
  switch (state) {
    case 'waiting':
      return {
        title: `Number ${position ?? 1} on the waitlist`,
        text: 'When seats become available, we email people in the order they joined and hold the seats for 48 hours (12 hours within 30 days of departure).',
      };
    case 'offered':
      return {
        title: 'Seats are available for you',
        text: offerExpiresAt
          ? `They are kept until ${formatDeadline(offerExpiresAt)}; then they are offered to the next person.`
          : 'They’re held for you.',
      };
    case 'accepted':
      return {
        title: 'You’ve accepted the offer',
        text: unpaidUntil
          ? `You haven’t paid yet. We hold your seats until ${formatDeadline(unpaidUntil)}.`
          : 'The email about your booking has your private link.',
      };
    case 'lapsed':
      return {
        title: 'Your offer has expired',
        text: 'The time ran out and the seats went to the next person. You can join again.',
      };
    case 'withdrawn':
      return {
        title: 'You’ve left the waitlist',
        text: 'We won’t email you about this date again. You can rejoin at any time.',
      };
    case 'closed':
      return { title: 'The waitlist is closed', text: 'This date can no longer be booked.' };
  }
}
