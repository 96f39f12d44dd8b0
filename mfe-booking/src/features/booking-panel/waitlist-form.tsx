import type { Availability } from '@valam/contracts/leads/availability.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import { formatDayRange } from '@valam/contracts/shared/days';
import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { NoScript } from '@valam/ui/no-script/no-script';
import { Notice } from '@valam/ui/notice/notice';
import { useRef, useState } from 'react';
import { isSoldOut } from './departures';
import { joined } from './join-waitlist';

const takeLostFocus = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus();
};

/** Joins the waitlist of a sold-out date; offers are made in order of joining. */
export default function WaitlistForm({
  departure,
  travellers,
  onRefused,
  takesFocus = false,
}: {
  departure: Availability;
  travellers: number;
  /** Called if the service refuses the entry: the date may have free seats now, or be closed. */
  onRefused: () => void;
  /** True if the button that opened the form is removed. */
  takesFocus?: boolean;
}) {
  const [joinedDate, setJoinedDate] = useState<string | null>(null);
  const hasJustJoined = useRef(false);
  // The focus would be lost, because the clicked button is removed.
  const takeFocus = (place: HTMLElement | null): void => {
    if (hasJustJoined.current) place?.focus();
    hasJustJoined.current = false;
  };
  if (joinedDate === departure.dateId)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="success" title={joined.title} live>
          {joined.description}
        </Notice>
      </div>
    );
  return (
    <ActionForm
      action="booking/waitlist"
      aria-label="Waitlist"
      noValidate
      onDone={({ ok, toast }) => {
        // Without a toast it was not sent, because of missing fields.
        if (!ok) return toast && onRefused();
        hasJustJoined.current = true;
        setJoinedDate(departure.dateId);
      }}
    >
      {({ isSending, errors, values }) => {
        const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
        // Several values of a name come back in lines.
        const [chosen = String(travellers)] = values['quantity']?.split('\n') ?? [];
        return (
          <Stack $gap="4">
            <Heading as="h3" $size={3} ref={takesFocus ? takeLostFocus : undefined} tabIndex={-1}>
              Join the waitlist
            </Heading>
            <Small>
              {stateWords(departure)} When enough seats become available, we offer them by email in the order
              people joined and hold them for 48 hours (12 hours within 30 days of departure).
            </Small>
            <input type="hidden" name="dateId" value={departure.dateId} />
            {isSoldOut(departure) ? (
              <>
                {/* The number of travelers above needs JavaScript. The first field of a name is the one that is read. */}
                <NoScript>
                  <GroupSize least={1} chosen={chosen} />
                </NoScript>
                <input type="hidden" name="quantity" value={travellers} />
              </>
            ) : (
              <GroupSize least={travellers} chosen={chosen} />
            )}
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...field('email')} />
            <Honeypot name="website" />
            <ReferralNote />
            <Button type="submit" variant="secondary" full busy={isSending} busyLabel="Sending...">
              Join the waitlist
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

const GroupSize = ({ least, chosen }: { least: number; chosen: string }) => (
  <SelectField label="How many of you" name="quantity" defaultValue={chosen} options={sizesFrom(least)} />
);

const stateWords = (departure: Availability): string => {
  const dates = formatDayRange(departure.startDate, departure.endDate);
  return isSoldOut(departure) ? `${dates} is sold out.` : `${dates} has ${departure.free} left.`;
};

const sizesFrom = (least: number) =>
  Array.from({ length: maxTravellers - least + 1 }, (_, more) => {
    const size = String(least + more);
    return { value: size, label: size };
  });
