import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatDayRange, formatEndOfDay } from '@valam/contracts/shared/days';
import { callFailure } from '@valam/mfe-kit/api';
import { Body } from '@valam/ui/typography/typography';
import { bookingApi } from '../../api/booking.api';
import { useTripAvailability } from '../../api/trip-availability';
import { ChangeChoice } from './change-choice';
import { ChangeConfirm } from './change-confirm';
import { DoingLink } from './doing-link';
import type { Wish } from './manage-address';
import { ManageSection } from './manage-section';

interface ChangePartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly wish: Wish;
}

/** Changes the date: select, show the new price, confirm. */
export function ChangeDatePart({ booking, token, wish }: ChangePartProps) {
  const { allowed, until } = booking.actions.changeDate;
  if (!until) return null;
  if (!allowed || !booking.tourSlug)
    return (
      <ManageSection id="change-date" title="Change the date">
        <Body>
          {allowed
            ? `Your trip is for your group alone, so it has no other dates to choose from. Write to us by ${formatEndOfDay(until)}, and we’ll look for one.`
            : `The deadline was ${formatEndOfDay(until)}. Write to us if you still need this.`}
        </Body>
      </ManageSection>
    );
  return (
    <ManageSection
      id="change-date"
      title="Change the date"
      note={`Free of charge until ${formatEndOfDay(until)}`}
    >
      {wish.doing === 'change-date' ? (
        <DateChoice booking={booking} token={token} tourSlug={booking.tourSlug} chosen={wish.dateId} />
      ) : (
        <DoingLink token={token} doing="change-date">
          Choose another date
        </DoingLink>
      )}
      {wish.dateId && <DateConfirm booking={booking} token={token} dateId={wish.dateId} />}
    </ManageSection>
  );
}

interface DateChoiceProps {
  readonly booking: Booking;
  readonly token: string;
  readonly tourSlug: string;
  readonly chosen: string | null;
}

/** The trip's other dates with enough free seats for this group. */
function DateChoice({ booking, token, tourSlug, chosen }: DateChoiceProps) {
  const { data: departures = [], isLoading, error } = useTripAvailability(booking.tripKind, tourSlug);
  const others = departures.filter(
    ({ dateId, free, status }) =>
      dateId !== booking.dateId &&
      free >= booking.quantity &&
      (status === 'open' || status === 'nearly_full'),
  );
  // A tour that is no longer published is unknown: it has no other dates.
  if (departures.length === 0 && error && callFailure(error)?.status !== 404)
    return <Body>The other dates can’t be shown just now. Please reload this page in a moment.</Body>;
  if (others.length === 0 && !isLoading)
    return <Body>No other date has {freeSeats(booking.quantity)} just now.</Body>;
  return (
    <ChangeChoice
      token={token}
      doing="change-date"
      label="New date"
      name="to"
      chosen={chosen}
      emptyLabel="Choose a date"
      options={others.map(({ dateId, startDate, endDate, free }) => ({
        value: dateId,
        label: `${formatDayRange(startDate, endDate)}, ${freeSeats(free)}`,
      }))}
    />
  );
}

const freeSeats = (count: number): string => (count === 1 ? 'a free seat' : `${count} free seats`);

interface DateConfirmProps {
  readonly booking: Booking;
  readonly token: string;
  readonly dateId: string;
}

function DateConfirm({ booking, token, dateId }: DateConfirmProps) {
  // Not `data`, which has the amounts of the previous selection.
  const { currentData: quote, error, refetch } = bookingApi.useQuoteChangeQuery({ token, dateId });
  return (
    <ChangeConfirm
      booking={booking}
      token={token}
      doing="change-date"
      quote={quote}
      error={error}
      onAgain={refetch}
      wish={{ dateId }}
      title={({ startDate, endDate }) => formatDayRange(startDate, endDate)}
      words={{ confirm: 'Move my booking', busy: 'Moving...', back: 'Keep my date' }}
    />
  );
}
