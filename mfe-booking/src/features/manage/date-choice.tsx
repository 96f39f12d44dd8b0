import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { useSearchParams } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';
import { useAvailabilityQuery } from '../../api/booking.api';
import { manageAddress } from './manage-address';

interface DateChoiceProps {
  readonly booking: Booking;
  readonly token: string;
  readonly tourSlug: string;
  readonly chosen: string | null;
}

/** The tour's other dates that still have seats for this group. */
export function DateChoice({ booking, token, tourSlug, chosen }: DateChoiceProps) {
  const [, change] = useSearchParams();
  const { data: departures = [], isLoading } = useAvailabilityQuery({ slug: tourSlug });
  const others = departures.filter(
    ({ dateId, free, status }) =>
      dateId !== booking.dateId &&
      free >= booking.quantity &&
      (status === 'open' || status === 'nearly_full'),
  );
  if (others.length === 0 && !isLoading)
    return <Body>No other date has {booking.quantity} free seats just now.</Body>;
  return (
    <form
      method="get"
      action={manageAddress(token)}
      onSubmit={(event) => {
        event.preventDefault();
        const to = new FormData(event.currentTarget).get('to');
        change({ to: typeof to === 'string' ? to : null });
      }}
    >
      <input type="hidden" name="do" value="change-date" />
      <Stack $gap="4">
        <SelectField
          key={chosen}
          label="New date"
          name="to"
          defaultValue={chosen ?? ''}
          emptyLabel="Choose a date"
          options={others.map(({ dateId, startDate, endDate, free }) => ({
            value: dateId,
            label: `${formatDayRange(startDate, endDate)}, ${free} seats free`,
          }))}
        />
        <Button type="submit" variant="secondary" small>
          See what changes
        </Button>
      </Stack>
    </form>
  );
}
