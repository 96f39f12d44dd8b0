import type { PayoutDetailsSummary } from '@valam/contracts/identity/payout.schema';
import { newDetailsRestDays } from '@valam/contracts/identity/payout.schema';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { ActionForm, type FormProgress } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { PasswordField } from '@valam/ui/field/password-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { NoScript } from '@valam/ui/no-script/no-script';
import { Heading, Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

type Saved = PayoutDetailsSummary;

const methods = [
  { value: 'paypal', label: 'PayPal' },
  { value: 'bank', label: 'Bank transfer' },
];

/** Disables autocorrection: a changed account number would pay someone else. */
const asWritten = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The form for the destination of payouts. Saved details are masked. */
export function PayoutDetailsForm({ saved }: { saved: Saved | null }) {
  return (
    <ActionForm action="account/payout-details" aria-label="Payout details" noValidate>
      {(progress) => (
        <Stack $gap="4">
          <Heading $size={2}>Payout details</Heading>
          <Small $soft>{saved ? savedWords(saved) : 'Stored encrypted and never shown in full.'}</Small>
          <Details progress={progress} />
          <PasswordField
            label="Current password"
            purpose="current"
            name="currentPassword"
            error={progress.errors['currentPassword']}
          />
          <Small $soft>
            We email you about each change, and start paying to new details after {newDetailsRestDays} days.
          </Small>
          <Button type="submit" busy={progress.isSending} busyLabel="Saving...">
            Save payout details
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}

/** Without JavaScript, the page after a submit shows the fields of the submitted method. */
function Details({ progress }: { progress: FormProgress }) {
  const field = fieldsOf(progress);
  const [method, setMethod] = useState(progress.values['method'] ?? 'paypal');
  return (
    <>
      <RadioGroup
        label="Method"
        name="method"
        choices={methods}
        chosen={[method]}
        onChoose={([chosen]) => setMethod(chosen ?? 'paypal')}
      />
      <NoScript>
        <Small>Choosing another method? Save once to see its fields.</Small>
      </NoScript>
      {/* The fields of both methods stay mounted, so that switching keeps the entered values. */}
      <Stack $gap="4" hidden={method !== 'paypal'}>
        <EmailField label="PayPal email" {...field('paypalEmail')} />
      </Stack>
      <Stack $gap="4" hidden={method === 'paypal'}>
        <TextField label="Account holder" autoComplete="name" {...field('accountHolder')} />
        <TextField label="Bank" {...field('bankName')} />
        <TextField label="Country" autoComplete="country-name" {...field('country')} />
        <TextField label="Account number or IBAN" {...asWritten} {...field('accountNumber')} />
        <TextField label="BIC, SWIFT, IFSC or routing number" {...asWritten} {...field('bankCode')} />
        <TextareaField label="Bank address" optional rows={2} {...field('bankAddress')} />
      </Stack>
    </>
  );
}

function savedWords({ masked, updatedAt, payableFrom }: Saved): string {
  const isNew = payableFrom && payableFrom > new Date().toISOString();
  const rest = isNew
    ? ` Changed on ${formatDay(istDay(new Date(updatedAt)))}; we start paying to them on ${formatDay(istDay(new Date(payableFrom)))}.`
    : '';
  return `Saved: ${masked}.${rest} A new entry replaces it.`;
}
