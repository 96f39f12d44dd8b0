import { contributingAreas } from '@valam/contracts/identity/contributor.schema';
import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { fieldsOf } from '../../parts/field-of';
import { NewPasswordFields } from '../../parts/new-password-fields';

const areas = contributingAreas.map((area) => ({ value: area, label: area }));

/** The sign-up form: name, email address and password. */
export function SignupForm() {
  return (
    <ActionForm action="account/signup" aria-label="Create an account" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        const { errors, values, isSending } = progress;
        return (
          <Stack $gap="4">
            <TextField label="Full name" autoComplete="name" {...field('fullName')} />
            <EmailField label="Email" {...field('email')} />
            <NewPasswordFields label="Password" errors={errors} />
            <SelectField
              label="Contributing area"
              name="contributingArea"
              options={areas}
              defaultValue={values['contributingArea'] ?? 'Host'}
            />
            <TextareaField label="About you" optional {...field('about')} />
            <TextField label="Profile picture URL" type="url" optional {...field('profilePic')} />
            <Honeypot name="website" />
            <ReferralNote partnerSees="nothing" />
            <Button type="submit" full busy={isSending} busyLabel="Creating Account...">
              Create Account
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
