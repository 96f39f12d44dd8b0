import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

const methods = [
  { value: 'paypal', label: 'PayPal' },
  { value: 'bank', label: 'Bank transfer' },
];

/** Where payouts go. What was saved before is shown only in part. */
export function PayoutDetailsForm({ saved }: { saved: string | null }) {
  const [method, setMethod] = useState('paypal');
  return (
    <ActionForm action="account/payout-details" aria-label="Payout details">
      {(progress) => {
        const field = fieldsOf(progress);
        return (
          <Stack $gap="4">
            <Heading $size={2}>Payout details</Heading>
            <Small $soft>
              {saved ? `Saved: ${saved}. A new entry takes its place.` : 'Kept encrypted, shown to nobody.'}
            </Small>
            <RadioGroup
              label="Method"
              name="method"
              choices={methods}
              chosen={[method]}
              onChoose={([chosen]) => setMethod(chosen ?? 'paypal')}
            />
            {method === 'paypal' ? (
              <EmailField label="PayPal email" {...field('paypalEmail')} />
            ) : (
              <>
                <TextField label="Account holder" {...field('accountHolder')} />
                <TextField label="Bank" {...field('bankName')} />
                <TextField label="Country" autoComplete="country-name" {...field('country')} />
                <TextField label="Account number or IBAN" {...field('accountNumber')} />
                <TextField label="BIC, SWIFT, IFSC or routing number" {...field('bankCode')} />
                <TextareaField label="Bank address" optional rows={2} {...field('bankAddress')} />
              </>
            )}
            <Button type="submit" busy={progress.isSending} busyLabel="Saving...">
              Save payout details
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
