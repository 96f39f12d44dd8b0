import type { Booking } from '@valam/contracts/leads/booking.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { TravellerFields } from './traveller-fields';

/** One group of fields for each seat of the booking. */
export default function TravellersForm({ booking, token }: { booking: Booking; token: string }) {
  const { quantity, travellers, contact } = booking;
  const places = Math.max(quantity, travellers.length);
  return (
    <ActionForm action="booking/travellers" aria-label="Who travels" noValidate>
      {(progress) => (
        <Stack $gap="6">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="count" value={places} />
          {Array.from({ length: places }, (_, i) => (
            <TravellerFields
              key={i}
              at={i}
              traveller={travellers[i]}
              suggestedName={i === 0 ? `${contact.firstName} ${contact.lastName}` : ''}
              progress={progress}
            />
          ))}
          <Button type="submit" busy={progress.isSending} busyLabel="Saving...">
            Save the details
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
