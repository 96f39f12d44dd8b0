import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { Body } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';
import { manageAddress } from './manage-address';
import { useStaying } from './use-staying';

/** The form for the new owner of the booking, with the button to the payment page for the fee. */
export default function TransferForm({ token, fee }: { token: string; fee: string }) {
  const [country, setCountry] = useState<Country | null>(null);
  const stay = useStaying();
  return (
    <ActionForm action="booking/transfer" aria-label="Transfer to" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        return (
          <Stack $gap="4">
            <Body>
              Seats, payments and dates transfer as they are. Travelers’ details, a saved card and shares not
              yet paid do not: they end with the transfer. Once the fee is paid, the new person gets a private
              link and yours stops working.
            </Body>
            <input type="hidden" name="token" value={token} />
            <FieldPair>
              <TextField label="First name" autoComplete="off" {...field('firstName')} />
              <TextField label="Last name" autoComplete="off" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" autoComplete="off" {...field('email')} />
            <PhoneField
              label="Phone"
              autoComplete="off"
              country={country}
              countryName="countryCode"
              typedCode={progress.values['countryCode']}
              countryError={progress.errors['countryCode']}
              onCountryChange={setCountry}
              {...field('mobile')}
            />
            <Cluster>
              <Button type="submit" busy={progress.isSending} busyLabel="Processing...">
                Pay {fee} and transfer
              </Button>
              <QuietLink href={`${manageAddress(token)}#transfer`} onClick={stay}>
                Keep my booking
              </QuietLink>
            </Cluster>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
