import { asksForDetails, heardAboutUsOptions } from '@valam/contracts/identity/host-application.schema';
import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { useAppSelector } from '@valam/mfe-kit/store';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { fieldsOf } from '../../parts/field-of';

const sources = heardAboutUsOptions.map((source) => ({ value: source, label: source }));

/** The host application form on the hosts' page. */
export default function HostApplication() {
  const [country, setCountry] = useState<Country | null>(null);
  const [source, setSource] = useState(useRefusedSource());
  return (
    <ActionForm
      action="account/host-application"
      aria-label="Become a Host"
      noValidate
      onDone={({ ok }, isAsSent) => {
        if (!ok || !isAsSent) return;
        setCountry(null);
        setSource('');
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
            <SelectField
              label="How did you hear about us?"
              name="heardAboutUs"
              optional
              emptyLabel="Choose one"
              options={sources}
              value={source}
              onChange={(event) => setSource(event.currentTarget.value)}
            />
            {asksForDetails(source) && (
              <TextField label="Please specify" optional {...field('heardAboutUsDetails')} />
            )}
            <TextareaField label="Message" optional {...field('message')} />
            <Honeypot name="website" />
            <ReferralNote partnerSees="nothing" />
            <Button type="submit" full busy={progress.isSending} busyLabel="Submitting...">
              Submit application
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

/** The source in a form that was refused without JavaScript; otherwise empty. */
const useRefusedSource = (): string =>
  useAppSelector(({ shell: { report } }) =>
    report?.action === 'account/host-application' ? (report.values['heardAboutUs'] ?? '') : '',
  );
