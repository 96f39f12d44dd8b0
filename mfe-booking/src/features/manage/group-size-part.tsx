import type { Booking } from '@valam/contracts/leads/booking.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import { formatEndOfDay } from '@valam/contracts/shared/days';
import { Body } from '@valam/ui/typography/typography';
import { bookingApi } from '../../api/booking.api';
import { peopleWords } from '../../parts/trip-facts';
import { ChangeChoice } from './change-choice';
import { ChangeConfirm } from './change-confirm';
import { DoingLink } from './doing-link';
import type { Wish } from './manage-address';
import { ManageSection } from './manage-section';

interface GroupSizePartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly wish: Wish;
}

const sizes = Array.from({ length: maxTravellers }, (_, i) => i + 1);

/** Changes the group size: select, show the new price, confirm. */
export function GroupSizePart({ booking, token, wish }: GroupSizePartProps) {
  const { allowed, until } = booking.actions.groupSize;
  if (!until) return null;
  return (
    <ManageSection
      id="group-size"
      title="Change the group size"
      note={allowed ? `Available until ${formatEndOfDay(until)}` : undefined}
    >
      {!allowed && <Body>The deadline was {formatEndOfDay(until)}. Write to us if you still need this.</Body>}
      {allowed && wish.doing !== 'group-size' && (
        <DoingLink token={token} doing="group-size">
          Change {peopleWords(booking.quantity)}
        </DoingLink>
      )}
      {allowed && wish.doing === 'group-size' && (
        <ChangeChoice
          token={token}
          doing="group-size"
          label="New group"
          name="quantity"
          chosen={wish.quantity === null ? null : String(wish.quantity)}
          emptyLabel="Choose"
          options={sizes
            .filter((size) => size !== booking.quantity)
            .map((size) => ({ value: String(size), label: peopleWords(size) }))}
        />
      )}
      {allowed && wish.quantity && <SizeConfirm booking={booking} token={token} quantity={wish.quantity} />}
    </ManageSection>
  );
}

interface SizeConfirmProps {
  readonly booking: Booking;
  readonly token: string;
  readonly quantity: number;
}

/** The consequences of the new group size, and the button that confirms it. */
function SizeConfirm({ booking, token, quantity }: SizeConfirmProps) {
  // Not `data`, which has the amounts of the previous selection.
  const { currentData: quote, error, refetch } = bookingApi.useQuoteGroupSizeQuery({ token, quantity });
  const group = peopleWords(quantity);
  return (
    <ChangeConfirm
      booking={booking}
      token={token}
      doing="group-size"
      quote={quote}
      error={error}
      onAgain={refetch}
      wish={{ quantity }}
      title={() => group}
      words={{ confirm: `Travel as ${group}`, busy: 'Changing...', back: 'Keep the group as it is' }}
    />
  );
}
