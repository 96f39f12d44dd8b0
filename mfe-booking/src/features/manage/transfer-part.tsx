import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Body } from '@valam/ui/typography/typography';
import { DoingLink } from './doing-link';
import { TransferForm } from './later-forms';
import { ManageSection } from './manage-section';

interface TransferPartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly isDoing: boolean;
}

/** Transfers the booking to someone else. */
export function TransferPart({ booking, token, isDoing }: TransferPartProps) {
  const { allowed, until, fee } = booking.actions.transfer;
  if (!until) return null;
  return (
    <ManageSection
      id="transfer"
      title="Transfer to someone else"
      note={allowed ? `For ${formatMoney(fee)}, until ${formatEndOfDay(until)}` : undefined}
    >
      {!allowed && <Body>The deadline was {formatEndOfDay(until)}. Write to us if you still need this.</Body>}
      {allowed && !isDoing && (
        <DoingLink token={token} doing="transfer">
          Name the person
        </DoingLink>
      )}
      {allowed && isDoing && <TransferForm token={token} fee={formatMoney(fee)} />}
    </ManageSection>
  );
}
