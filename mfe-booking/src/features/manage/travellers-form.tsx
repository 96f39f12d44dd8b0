import type { Booking } from '@valam/contracts/leads/booking.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { TravellerFields } from '../../parts/traveller/traveller-fields';

interface TravellersFormProps {
  readonly booking: Booking;
  readonly token: string;
  /** The saved travelers on which the form is based. */
  readonly seen: Booking['travellers'];
  readonly onInput: () => void;
  readonly onSaved: (isAsSent: boolean) => void;
}

/** One group of fields per seat of the booking. */
export default function TravellersForm({ booking, token, seen, onInput, onSaved }: TravellersFormProps) {
  const { quantity, travellers, contact, shares } = booking;
  const own = shares?.forms ?? 0;
  const places = Math.max(quantity - own, travellers.length);
  return (
    <ActionForm
      action="booking/travellers"
      aria-label="Who travels"
      noValidate
      onInput={onInput}
      onDone={({ ok }, isAsSent) => {
        if (ok) onSaved(isAsSent);
      }}
    >
      {(progress) => (
        <Stack $gap="6">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="count" value={places} />
          <input type="hidden" name="seen" value={JSON.stringify(seen)} />
          {Array.from({ length: places }, (_, i) => (
            <TravellerFields
              key={i}
              at={i}
              title={`Traveler ${i + 1}`}
              traveller={travellers[i]}
              suggestedName={i === 0 ? `${contact.firstName} ${contact.lastName}` : ''}
              progress={progress}
            />
          ))}
          {own > 0 && (
            <Small $soft>
              {own === 1 ? 'One companion fills' : `${own} companions fill`} in their own details through a
              private link. You don’t see what they enter.
            </Small>
          )}
          <Button type="submit" busy={progress.isSending} busyLabel="Saving...">
            Save the details
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
