import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

const methods = [
  { value: 'yoga_meditation', label: 'I teach yoga or meditation' },
  { value: 'wellness_writer', label: 'I write about wellness or travel' },
  { value: 'past_traveler', label: 'I have traveled with you' },
  { value: 'retreat_leader', label: 'I lead retreats' },
  { value: 'friends_family', label: 'With friends and family' },
  { value: 'other', label: 'Another way' },
];

/** The form for joining the referral program. */
export function ReferralSignupForm() {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <ActionForm action="account/referral-signup" aria-label="Join the referral program" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        return (
          <Stack $gap="4">
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...field('email')} />
            <PhoneField
              label="Phone"
              optional
              country={country}
              countryName="countryCode"
              typedCode={progress.values['countryCode']}
              onCountryChange={setCountry}
              {...field('mobile')}
            />
            <SelectField
              label="How will you share?"
              name="sharingMethod"
              optional
              emptyLabel="Choose one"
              options={methods}
              defaultValue={progress.values['sharingMethod'] ?? ''}
            />
            <TextareaField label="Why do you want to join?" optional {...field('motivation')} />
            <Honeypot name="website" />
            <ReferralNote partnerSees="nothing" />
            <Button type="submit" full busy={progress.isSending} busyLabel="Submitting...">
              Join the program
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
