import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatDayRange } from '@valam/contracts/shared/days';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';

/** For a sold-out date: first in, first offered. */
export default function WaitlistForm({
  departure,
  travellers,
}: {
  departure: Availability;
  travellers: number;
}) {
  return (
    <ActionForm action="booking/waitlist" aria-label="Waitlist">
      {({ isSending, errors, values }) => {
        const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
        return (
          <Stack $gap="4">
            <Heading as="h3" $size={3}>
              Join the waitlist
            </Heading>
            <Small>
              {formatDayRange(departure.startDate, departure.endDate)} is sold out. If a seat comes free we
              offer it by mail, first in, first offered, and keep it for you for 48 hours (12 in the last 30
              days).
            </Small>
            <input type="hidden" name="dateId" value={departure.dateId} />
            <input type="hidden" name="quantity" value={travellers} />
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...field('email')} />
            <Honeypot name="website" />
            <Button type="submit" variant="secondary" full busy={isSending} busyLabel="Sending...">
              Join the waitlist
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
