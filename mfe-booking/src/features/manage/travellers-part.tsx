import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatDay, formatEndOfDay } from '@valam/contracts/shared/days';
import { Body } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { useTypedOver } from '../../parts/traveller/use-typed-over';
import { DoingLink } from './doing-link';
import { asksTravellers, TravellersForm } from './later-forms';
import { ManageSection } from './manage-section';

interface TravellersPartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly isDoing: boolean;
}

/** The travelers' details: requested only when needed, and deleted after the trip. */
export function TravellersPart({ booking, token, isDoing }: TravellersPartProps) {
  const { travellersAskedFrom: askedFrom, travellersErasedOn: erasedOn, travellers } = booking;
  const { allowed, until } = booking.actions.travellers;
  // Once open, the form stays mounted, so that its input is not lost when another change of the booking is opened.
  const [isOpened, setOpened] = useState(isDoing);
  if (isDoing && !isOpened) setOpened(true);
  const { shown, ...form } = useTypedOver(travellers);
  const erased = `Encrypted, seen only by staff who need it, and deleted on ${formatDay(erasedOn)}.`;
  if (!allowed)
    return travellers.length > 0 ? (
      <ManageSection id="travellers" title="Who travels" note={erased}>
        <Body>{travellers.map(({ fullName }) => fullName).join(', ')}</Body>
      </ManageSection>
    ) : null;
  return (
    <ManageSection
      id="travellers"
      title="Who travels"
      note={until && `${erased} Can be changed until ${formatEndOfDay(until)}.`}
    >
      {asksTravellers(booking, isOpened) ? (
        <TravellersForm booking={{ ...booking, travellers: shown }} token={token} {...form} />
      ) : (
        <>
          <Body>
            We ask for names, passports, diet and flights from {formatDay(askedFrom)} on, 60 days before
            departure. There’s nothing to do before then.
          </Body>
          <DoingLink token={token} doing="travellers">
            Fill it in now
          </DoingLink>
        </>
      )}
    </ManageSection>
  );
}
