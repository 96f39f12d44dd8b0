import type { Booking } from '@valam/contracts/leads/booking.schema';
import { LinkButton } from '@valam/ui/button/button';
import { Body } from '@valam/ui/typography/typography';
import { endOfDay } from '../../parts/ist';
import { ChangeDateConfirm } from './change-date-confirm';
import { DateChoice } from './date-choice';
import { doingAddress, type Wish } from './manage-address';
import { ManageSection } from './manage-section';

interface ChangePartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly wish: Wish;
}

/** Another date of the same tour: chosen, worked out, confirmed. */
export function ChangeDatePart({ booking, token, wish }: ChangePartProps) {
  const { allowed, until } = booking.actions.changeDate;
  if (!allowed || !booking.tourSlug)
    return until ? (
      <ManageSection id="change-date" title="Change the date">
        <Body>This was possible until {endOfDay(until)}. Write to us if you must.</Body>
      </ManageSection>
    ) : null;
  return (
    <ManageSection
      id="change-date"
      title="Change the date"
      note={until && `Free of charge until ${endOfDay(until)}`}
    >
      {wish.doing === 'change-date' ? (
        <DateChoice booking={booking} token={token} tourSlug={booking.tourSlug} chosen={wish.dateId} />
      ) : (
        <LinkButton href={doingAddress(token, 'change-date')} variant="secondary" small>
          Choose another date
        </LinkButton>
      )}
      {wish.dateId && <ChangeDateConfirm token={token} dateId={wish.dateId} />}
    </ManageSection>
  );
}
