import type { Booking } from '@valam/contracts/leads/booking.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import { useSearchParams } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';
import { endOfDay } from '../../parts/ist';
import { peopleWords } from '../../parts/trip-facts';
import { GroupSizeConfirm } from './group-size-confirm';
import { doingAddress, manageAddress, type Wish } from './manage-address';
import { ManageSection } from './manage-section';

interface GroupSizePartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly wish: Wish;
}

/** More or fewer travellers: chosen, worked out, confirmed. */
export function GroupSizePart({ booking, token, wish }: GroupSizePartProps) {
  const { allowed, until } = booking.actions.groupSize;
  if (!until) return null;
  return (
    <ManageSection
      id="group-size"
      title="More or fewer travellers"
      note={allowed ? `Possible until ${endOfDay(until)}` : undefined}
    >
      {!allowed && <Body>This was possible until {endOfDay(until)}. Write to us if you must.</Body>}
      {allowed && wish.doing !== 'group-size' && (
        <LinkButton href={doingAddress(token, 'group-size')} variant="secondary" small>
          Change {peopleWords(booking.quantity)}
        </LinkButton>
      )}
      {allowed && wish.doing === 'group-size' && (
        <SizeChoice booking={booking} token={token} chosen={wish.quantity} />
      )}
      {allowed && wish.quantity && <GroupSizeConfirm token={token} quantity={wish.quantity} />}
    </ManageSection>
  );
}

interface SizeChoiceProps {
  readonly booking: Booking;
  readonly token: string;
  readonly chosen: number | null;
}

function SizeChoice({ booking, token, chosen }: SizeChoiceProps) {
  const [, change] = useSearchParams();
  const sizes = Array.from({ length: maxTravellers }, (_, i) => i + 1);
  return (
    <form
      method="get"
      action={manageAddress(token)}
      onSubmit={(event) => {
        event.preventDefault();
        const quantity = new FormData(event.currentTarget).get('quantity');
        change({ quantity: typeof quantity === 'string' ? quantity : null });
      }}
    >
      <input type="hidden" name="do" value="group-size" />
      <Stack $gap="4">
        <SelectField
          key={chosen}
          label="New group"
          name="quantity"
          defaultValue={String(chosen ?? '')}
          emptyLabel="Choose"
          options={sizes
            .filter((size) => size !== booking.quantity)
            .map((size) => ({ value: String(size), label: peopleWords(size) }))}
        />
        <Button type="submit" variant="secondary" small>
          See what changes
        </Button>
      </Stack>
    </form>
  );
}
