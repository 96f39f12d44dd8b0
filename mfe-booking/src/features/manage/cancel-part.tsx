import type { Booking } from '@valam/contracts/leads/booking.schema';
import { refundWords } from '@valam/contracts/leads/refund-rule-words';
import { formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero, subtract } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Body, Heading, Numeral } from '@valam/ui/typography/typography';
import { bookingApi } from '../../api/booking.api';
import { ConfirmBox } from './confirm-box';
import { DoingLink } from './doing-link';
import { FormerPayerNote, isPaidByFormerOwner, isPaidByOthers } from './former-payer-note';
import { manageAddress } from './manage-address';
import { ManageSection } from './manage-section';
import { NotQuoted } from './not-quoted';

interface CancelPartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly isDoing: boolean;
}

/** Cancels the booking, after showing the exact refund. */
export function CancelPart({ booking, token, isDoing }: CancelPartProps) {
  const { allowed, until, refund, rule, isCapped } = booking.actions.cancel;
  if (!allowed) return null;
  const part = `${formatMoney(refund)} of ${formatMoney(booking.refundable ?? booking.paid)}`;
  return (
    <ManageSection id="cancel" title="Cancel" note={until && `Available until ${formatEndOfDay(until)}`}>
      {isDoing ? (
        <CancelConfirm booking={booking} token={token} />
      ) : (
        <>
          <Body>
            If you cancel today,{' '}
            {isZero(refund)
              ? 'there is no refund.'
              : isPaidByOthers(booking)
                ? `${part} is refunded to those who paid it.`
                : `you get back ${part}.`}{' '}
            {refundWords(rule, isCapped)}
          </Body>
          <DoingLink token={token} doing="cancel">
            Cancel this booking
          </DoingLink>
        </>
      )}
    </ManageSection>
  );
}

/** The exact refund, and the button that confirms exactly this refund. */
function CancelConfirm({ booking, token }: { booking: Booking; token: string }) {
  const { data: quote, error, refetch } = bookingApi.useQuoteCancelQuery({ token });
  if (!quote) return error ? <NotQuoted error={error} onAgain={refetch} /> : <SkeletonText lines={3} />;
  const { refund, toCompanions, rule, basis } = quote;
  const back = `of ${formatMoney(basis.paid)} paid`;
  const hasFormerPayer = !isZero(refund) && isPaidByFormerOwner(booking);
  return (
    <ConfirmBox
      backHref={`${manageAddress(token)}#cancel`}
      backLabel="Keep my booking"
      action={
        <ActionForm action="booking/cancel">
          {({ isSending }) => (
            <>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="amountMinor" value={refund.amountMinor} />
              <input type="hidden" name="currency" value={refund.currency} />
              <Button type="submit" variant="danger" busy={isSending} busyLabel="Cancelling...">
                {isZero(refund)
                  ? 'Cancel without a refund'
                  : hasFormerPayer
                    ? 'Cancel this booking'
                    : `Cancel and get ${formatMoney(toCompanions ? subtract(refund, toCompanions) : refund)} back`}
              </Button>
            </>
          )}
        </ActionForm>
      }
    >
      <Heading as="h3" $size={3}>
        Your refund
      </Heading>
      <p>
        <Numeral>{formatMoney(refund)}</Numeral> {back}
      </p>
      {toCompanions && !isZero(toCompanions) && (
        <Body>
          {formatMoney(toCompanions)} of it goes to the companions who paid their share, and{' '}
          {formatMoney(subtract(refund, toCompanions))} to you.
        </Body>
      )}
      <FormerPayerNote booking={booking} refund={refund} />
      <Body>
        {refundWords(rule, basis.isCapped)} We refund the original payment method. Your seats are released
        immediately, and this can’t be undone.
      </Body>
    </ConfirmBox>
  );
}
