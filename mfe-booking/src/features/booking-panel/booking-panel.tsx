import { formatMoney, wholeUnits } from '@valam/contracts/shared/money';
import { useCurrency } from '@valam/mfe-kit/shell';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { useState } from 'react';
import styled from 'styled-components';
import { useAvailabilityQuery } from '../../api/booking.api';
import { InquiryForm } from '../inquiry/inquiry-form';

const Panel = styled.section`
  padding: 24px;
  border: 1.5px solid #79736b;
  background: #fff;
`;

/** Dates with their free seats and prices, and the way to ask. */
export default function BookingPanel({
  tourSlug,
  tourId,
  tourTitle,
}: SlotComponentProps<'booking/BookingPanel'>) {
  const currency = useCurrency();
  const { data: departures = [] } = useAvailabilityQuery({ slug: tourSlug });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="booking-panel">
      <h2 id="booking-panel">Safe &amp; Secure Checkout</h2>
      <ul>
        {departures.map((departure) => (
          <li key={departure.dateId}>
            <button
              type="button"
              disabled={departure.status === 'sold_out' || departure.status === 'closed'}
              aria-pressed={chosen === departure.dateId}
              onClick={() => setChosen(departure.dateId)}
            >
              {departure.startDate} – {departure.endDate}
            </button>{' '}
            {departure.free} of {departure.capacity} seats left,{' '}
            {formatMoney(wholeUnits(departure.prices[currency], currency))} per person
          </li>
        ))}
      </ul>
      <InquiryForm tourId={tourId} tourTitle={tourTitle} />
    </Panel>
  );
}
