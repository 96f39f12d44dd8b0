import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatMoney, isZero, subtract } from '@valam/contracts/shared/money';
import { Sums } from '@valam/ui/facts/fact-list';
import { QuietLink, TextLink } from '@valam/ui/link/link';
import { Panel } from '@valam/ui/price/price-panel';
import { PayWays } from './pay-ways';
import { Small } from '@valam/ui/typography/typography';

/** The link to the accepted version; without it, the page shows the version in force today. */
const inVersion = (path: string, version: string): string => `${path}?version=${encodeURIComponent(version)}`;

/** The price of the trip, the amounts paid and open, and the buttons to pay. */
export function BookingSums({ booking, token }: { booking: Booking; token: string }) {
  const { total, retained, paid, balance, actions } = booking;
  const givenBack = booking.givenBack ?? booking.refunded;
  const isOver = booking.state === 'cancelled' || booking.state === 'expired';
  // The calendar file of a canceled booking removes the event that was added by the earlier file.
  const isCancelled = booking.state === 'cancelled' || booking.isDepartureCancelled;
  const lines = [
    ...(booking.promo
      ? [
          {
            label: `${booking.promo.label} (${booking.promo.code})`,
            amount: `− ${formatMoney(booking.promo.discount)}`,
          },
        ]
      : []),
    { label: 'Total', amount: formatMoney(total) },
    ...(retained && !isZero(retained)
      ? [{ label: 'Includes what we keep after your changes', amount: formatMoney(retained) }]
      : []),
    { label: 'Paid', amount: formatMoney(paid) },
    ...(isZero(givenBack) ? [] : [{ label: 'Refunded', amount: formatMoney(givenBack) }]),
  ];
  const due = isOver
    ? { label: 'We keep', amount: formatMoney(subtract(paid, givenBack)) }
    : { label: 'Balance due', amount: formatMoney(balance) };
  return (
    <Panel>
      <Sums lines={lines} due={due} />
      {booking.shares && !isZero(booking.shares.open) && (
        <Small>Companions pay {formatMoney(booking.shares.open)} of it.</Small>
      )}
      {actions.payBalance.allowed && <PayWays booking={booking} token={token} />}
      {booking.termsVersion && booking.policyVersion && (
        <Small $soft>
          Booked under version {booking.termsVersion} of the{' '}
          <TextLink href={inVersion('/terms_of_service', booking.termsVersion)}>terms of service</TextLink>{' '}
          and version {booking.policyVersion} of the{' '}
          <TextLink href={inVersion('/cancellations-and-refunds', booking.policyVersion)}>
            cancellation policy
          </TextLink>
          .
        </Small>
      )}
      {booking.state !== 'expired' && (
        <QuietLink href={booking.calendarUrl} download data-screen-only>
          {isCancelled ? 'Remove this trip from your calendar' : 'Add to your calendar'}
        </QuietLink>
      )}
    </Panel>
  );
}
