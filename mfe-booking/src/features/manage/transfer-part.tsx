import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button, LinkButton } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { Body } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';
import { endOfDay } from '../../parts/ist';
import { doingAddress, manageAddress } from './manage-address';
import { ManageSection } from './manage-section';

interface TransferPartProps {
  readonly booking: Booking;
  readonly token: string;
  readonly isDoing: boolean;
}

/** Handing the booking to somebody else. */
export function TransferPart({ booking, token, isDoing }: TransferPartProps) {
  const { allowed, until, fee } = booking.actions.transfer;
  if (!until) return null;
  return (
    <ManageSection
      id="transfer"
      title="Hand it to somebody else"
      note={allowed ? `For ${formatMoney(fee)}, until ${endOfDay(until)}` : undefined}
    >
      {!allowed && <Body>This was possible until {endOfDay(until)}. Write to us if you must.</Body>}
      {allowed && !isDoing && (
        <LinkButton href={doingAddress(token, 'transfer')} variant="secondary" small>
          Name the person
        </LinkButton>
      )}
      {allowed && isDoing && <TransferForm token={token} fee={formatMoney(fee)} />}
    </ManageSection>
  );
}

function TransferForm({ token, fee }: { token: string; fee: string }) {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <ActionForm action="booking/transfer" aria-label="Who takes over" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        return (
          <Stack $gap="4">
            <Body>
              Seats, payments and dates go over as they are. Once the fee is paid the new person gets a
              private link, and yours no longer works.
            </Body>
            <input type="hidden" name="token" value={token} />
            <FieldPair>
              <TextField label="First name" {...field('firstName')} />
              <TextField label="Last name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" autoComplete="off" {...field('email')} />
            <PhoneField
              label="Phone"
              country={country}
              countryName="countryCode"
              onCountryChange={setCountry}
              {...field('mobile')}
            />
            <Cluster>
              <Button type="submit" busy={progress.isSending} busyLabel="Processing...">
                Pay {fee} and hand over
              </Button>
              <QuietLink href={`${manageAddress(token)}#transfer`}>Keep my booking</QuietLink>
            </Cluster>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
