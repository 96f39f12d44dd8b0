import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { LinkButton } from '@valam/ui/button/button';
import { Body } from '@valam/ui/typography/typography';
import { refundWords } from '../../parts/refund-words';
import { CancelConfirm } from './cancel-confirm';
import { doingAddress } from './manage-address';
import { ManageSection } from './manage-section';

interface CancelPartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly isDoing: boolean;
}

/** Cancelling, with the exact refund first. */
export function CancelPart({ booking, token, isDoing }: CancelPartProps) {
  const { allowed, until, refund, rule, isCapped } = booking.actions.cancel;
  if (!allowed) return null;
  return (
    <ManageSection id="cancel" title="Cancel" note={until && `Available until ${formatEndOfDay(until)}`}>
      {isDoing ? (
        <CancelConfirm token={token} />
      ) : (
        <>
          <Body>
            {isZero(refund)
              ? 'If you cancel today, there is no refund.'
              : `If you cancel today, ${formatMoney(refund)} of ${formatMoney(booking.paid)} comes back.`}{' '}
            {refundWords(rule, isCapped)}
          </Body>
          <LinkButton href={doingAddress(token, 'cancel')} variant="secondary" small>
            Cancel this booking
          </LinkButton>
        </>
      )}
    </ManageSection>
  );
}
