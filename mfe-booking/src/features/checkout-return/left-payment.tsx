import type { CheckoutSession } from '@valam/contracts/leads/checkout.schema';
import { formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Body, Heading } from '@valam/ui/typography/typography';
import { InstallmentDays } from '../../parts/installment-days';
import { SeatsKept } from '../../parts/seats-kept';
import { TripFacts } from '../../parts/trip-facts';

interface LeftPaymentProps {
  readonly id: string;
  readonly session: CheckoutSession;
  /** Called on expiry of the hold, to refetch the session. */
  readonly onOver: () => void;
}

/**
 * Shown after a return from the payment page without paying: the held seats with their expiry, and links to pay or release them.
 */
export function LeftPayment({ id, session, onOver }: LeftPaymentProps) {
  const { holdSecondsLeft, holdExpiresAt, url, purpose, installments = [] } = session;
  const isHold = typeof holdSecondsLeft === 'number' && holdExpiresAt !== null;
  return (
    <Stack $gap="5">
      {isHold && <SeatsKept secondsLeft={holdSecondsLeft} until={holdExpiresAt} onOver={onOver} />}
      <WhatIsOpen session={session} />
      <TripFacts
        trip={session}
        more={[{ label: 'Booking', value: session.bookingRef }, ...(isHold ? pricesOf(session) : [])]}
      />
      {isHold && installments.length > 0 && (
        <Stack $gap="3">
          <Heading as="h2" $size={3}>
            The balance, in {installments.length} installments
          </Heading>
          <InstallmentDays installments={installments} />
        </Stack>
      )}
      <Cluster>
        {url && (
          <LinkButton href={url}>
            {purpose === 'save_card' ? 'Continue to save a card' : 'Continue to payment'}
          </LinkButton>
        )}
        {isHold && (
          <ActionForm action="booking/release">
            {({ isSending }) => (
              <>
                <input type="hidden" name="sessionId" value={id} />
                <Button type="submit" variant="secondary" busy={isSending} busyLabel="Releasing...">
                  Release my seats
                </Button>
              </>
            )}
          </ActionForm>
        )}
      </Cluster>
    </Stack>
  );
}

/** What is left to pay, and that nothing was charged. */
function WhatIsOpen({ session }: Pick<LeftPaymentProps, 'session'>) {
  const { balance, balanceDueAt, purpose, amount, isShare } = session;
  return (
    <>
      {isShare && (
        <Body>
          Your share of {formatMoney(balance)} is due
          {balanceDueAt && ` by ${formatDeadline(balanceDueAt)}`}.
        </Body>
      )}
      {purpose === 'balance' && !isShare && (
        <Body>
          Your seats are yours. The balance of {formatMoney(balance)} is due
          {balanceDueAt && ` by ${formatDeadline(balanceDueAt)}`}.
        </Body>
      )}
      {purpose === 'transfer_fee' && (
        <Body>
          The booking stays yours. It is transferred once the fee{amount && ` of ${formatMoney(amount)}`} is
          paid.
        </Body>
      )}
      <Body>
        {purpose === 'save_card'
          ? 'No card was saved yet, and nothing was charged. Your payment plan continues, and we email you a link for each installment.'
          : 'Nothing was charged. If your card was declined, another card or a call to your bank usually helps.'}
      </Body>
    </>
  );
}

function pricesOf({ promo, giftCards, total, amount, purpose }: CheckoutSession) {
  const discount = promo
    ? [{ label: `${promo.label} (${promo.code})`, value: `− ${formatMoney(promo.discount)}` }]
    : [];
  const due = purpose === 'full' ? 'Payment in full' : 'Deposit';
  return [
    ...discount,
    { label: 'Total', value: formatMoney(total) },
    ...(giftCards ? [{ label: 'From gift cards', value: formatMoney(giftCards) }] : []),
    ...(amount ? [{ label: giftCards ? 'Left to pay now' : due, value: formatMoney(amount) }] : []),
  ];
}
