import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { refundBands } from '@valam/contracts/leads/refund-policy';
import { istDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { useCurrency } from '@valam/mfe-kit/shell';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { RefundRuler } from '@valam/ui/refund-ruler/refund-ruler';
import { Small } from '@valam/ui/typography/typography';
import { Stack } from '@valam/ui/layout/layout';
import { useState } from 'react';
import { useAvailabilityQuery } from '../../api/booking.api';

/**
 * The refund of the deposit by cancellation date, computed by the same function as in the service.
 */
export default function RefundRulerSlot({ tourSlug, dateId }: SlotComponentProps<'booking/RefundRuler'>) {
  const currency = useCurrency();
  const { data: departures = [] } = useAvailabilityQuery({ slug: tourSlug });
  const [today] = useState(() => istDay(new Date()));
  const departure =
    departures.find((each) => each.dateId === dateId) ?? departures.find((each) => each.free > 0);
  if (!departure) return null;
  const { deposit } = bookingAmounts(departure.prices, 1, currency, null, departure.terms);
  const refunds = new Map(
    refundBands(deposit, departure.startDate).map(({ rule, refund }) => [rule, refund]),
  );
  const nothing = money(0, currency);
  return (
    <Stack $gap="3">
      <RefundRuler
        departure={departure.startDate}
        today={today}
        paid={deposit}
        refunds={{
          over60Days: refunds.get('over_60_days') ?? nothing,
          from60To30Days: refunds.get('from_30_to_60_days') ?? nothing,
          under30Days: refunds.get('under_30_days') ?? nothing,
        }}
      />
      <Small $soft>
        Calculated for one traveler’s deposit. Cancel within 48 hours of booking and more than 7 days before
        departure, and you get a full refund.
      </Small>
    </Stack>
  );
}
