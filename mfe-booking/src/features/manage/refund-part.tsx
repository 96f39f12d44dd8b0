import type { Booking } from '@valam/contracts/leads/booking.schema';
import { fullRefundUntil } from '@valam/contracts/leads/refund-policy';
import { refundWords } from '@valam/contracts/leads/refund-rule-words';
import { formatDeadline, istDay } from '@valam/contracts/shared/days';
import { isZero, money, subtract } from '@valam/contracts/shared/money';
import { RefundRuler } from '@valam/ui/refund-ruler/refund-ruler';
import { Small } from '@valam/ui/typography/typography';
import { ManageSection } from './manage-section';

/** The refund by cancellation date, computed from the amount actually paid. */
export function RefundPart({ booking }: { booking: Booking }) {
  const kept = booking.refundable ?? subtract(booking.paid, booking.refunded);
  if (!booking.actions.cancel.allowed || isZero(kept)) return null;
  const { refundCap } = booking;
  const refunds = new Map(booking.refundBands.map(({ rule, refund }) => [rule, refund]));
  const everythingUntil = endOfFullRefund(booking);
  const nothing = money(0, booking.currency);
  return (
    <ManageSection id="refunds" title="Refunds by date">
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
      {refundCap && <Small $strong>{refundWords(refundCap, true)}</Small>}
      <Small $soft={!everythingUntil} $strong={everythingUntil !== null}>
        {everythingUntil
          ? `Until ${formatDeadline(everythingUntil)} you still get a full refund: it’s less than 48 hours since you paid.`
          : 'Days are counted in Indian Standard Time.'}
      </Small>
    </ManageSection>
  );
}

/** The end of the full refund after booking; null if the rule no longer applies. */
function endOfFullRefund({ actions, payments, startDate }: Booking): string | null {
  const first = payments.map(({ at }) => at).sort()[0];
  if (actions.cancel.rule !== 'within_48_hours' || !first) return null;
  return fullRefundUntil(new Date(first), startDate).toISOString();
}
