import { ActionForm, ReferralNote, textOf } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { fieldsOf } from '../field-of';
import { hasCountry } from '../has-country';

const travellers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'].map((count) => ({
  value: count,
  label: count,
}));

/** The inquiry form of a tour or a retreat. */
export function InquiryForm({ tourId, tourTitle }: { tourId: string | null; tourTitle: string }) {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <ActionForm
      action="booking/inquiry"
      aria-label="Inquiry"
      onBeforeSend={(form) => required.every((name) => textOf(form, name) !== '') && hasCountry(form)}
      onDone={({ ok }, isAsSent) => {
        if (ok && isAsSent) setCountry(null);
      }}
    >
      {(progress) => {
        const field = fieldsOf(progress);
        const { isSending, values } = progress;
        return (
          <Stack $gap="4">
            {tourId && <input type="hidden" name="tourId" value={tourId} />}
            <input type="hidden" name="tourTitle" value={tourTitle} />
            <FieldPair>
              <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
              <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
            </FieldPair>
            <EmailField label="Email" {...field('email')} />
            <PhoneField
              label="Phone"
              countryName="countryCode"
              typedCode={values['countryCode']}
              country={country}
              countryError={progress.errors['countryCode']}
              onCountryChange={setCountry}
              {...field('mobile')}
            />
            <SelectField
              label="Travelers"
              name="quantity"
              options={travellers}
              defaultValue={values['quantity'] ?? '1'}
            />
            <TextareaField label="Message" optional {...field('message')} />
            <Honeypot name="website" />
            <ReferralNote />
            <Button type="submit" full busy={isSending} busyLabel="Sending...">
              Send inquiry
            </Button>
            <Small $soft>We&apos;ll get back to you within 24 hours.</Small>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

const required = ['firstName', 'lastName', 'email', 'mobile'];
