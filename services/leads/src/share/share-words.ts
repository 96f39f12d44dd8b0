import type { BookingState } from '@valam/contracts/leads/booking-states';
import type { ShareState } from '@valam/contracts/leads/share';
import { formatDay } from '@valam/contracts/shared/days';
import { nameInMail } from '@valam/service-kit/text/typed-words';

interface Ended {
  readonly state: ShareState;
  readonly dueOn: string;
  readonly bookingState: BookingState;
  readonly leadName: string;
}

/**
 * The reason why a companion has nothing to pay, as a sentence; null while the share is open or paid.
 * Internal reasons are not shown. It is emailed to people who may never have asked for anything, so a name
 * that is a message is omitted.
 */
export function whyShareEnded({ state, dueOn, bookingState, leadName }: Ended): string | null {
  if (bookingState === 'cancelled') return 'The booking was cancelled.';
  switch (state) {
    case 'open':
    case 'paid':
      return null;
    case 'lapsed':
      return `Your share was not paid by ${formatDay(dueOn)}, so ${nameInMail(leadName) ?? 'the lead traveler'} has been asked to pay it.`;
    case 'withdrawn':
      return 'Your share was withdrawn. There is nothing for you to pay.';
    case 'covered':
      return 'The balance of the booking has been paid. There is nothing left for you to pay.';
    case 'over':
      return 'The booking has changed, and your share is no longer needed.';
  }
}
