import type { Booking } from '@valam/contracts/leads/booking.schema';
import { istDay } from '@valam/contracts/shared/days';
import { isZero, money, subtract } from '@valam/contracts/shared/money';
import { RefundRuler } from '@valam/ui/refund-ruler/refund-ruler';
import { Small } from '@valam/ui/typography/typography';
import { ManageSection } from './manage-section';

/** What comes back when, worked out for what was really paid. */
export function RefundPart({ booking }: { booking: Booking }) {
  const kept = subtract(booking.paid, booking.refunded);
  if (!booking.actions.cancel.allowed || isZero(kept)) return null;
  const refunds = new Map(booking.refundBands.map(({ rule, refund }) => [rule, refund]));
  const nothing = money(0, booking.currency);
  return (
    <ManageSection id="refunds" title="What comes back, and until when">
      <RefundRuler
        departure={booking.startDate}
        today={booking.today ?? istDay(new Date(booking.bookedAt))}
        paid={kept}
        refunds={{
          over60Days: refunds.get('over_60_days') ?? nothing,
          from60To30Days: refunds.get('from_30_to_60_days') ?? nothing,
          under30Days: refunds.get('under_30_days') ?? nothing,
        }}
      />
      <Small $soft>
        Within 48 hours of booking, and more than 7 days before departure, everything comes back. Days are
        counted in India.
      </Small>
    </ManageSection>
  );
}
