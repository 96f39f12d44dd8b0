import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

/** The contact form; all fields are required. */
export function ContactForm() {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <ActionForm
      action="booking/contact"
      aria-label="Send a message"
      noValidate
      onDone={({ ok }, isAsSent) => {
        if (ok && isAsSent) setCountry(null);
      }}
    >
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
              country={country}
              countryName="countryCode"
              typedCode={progress.values['countryCode']}
              countryError={progress.errors['countryCode']}
              onCountryChange={setCountry}
              {...field('mobile')}
            />
            <TextareaField label="Message" rows={6} {...field('message')} />
            <Honeypot name="website" />
            <ReferralNote />
            <Button type="submit" full busy={progress.isSending} busyLabel="Sending...">
              Send message
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
