import { ActionForm, ReferralNote } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { fieldsOf } from '../../parts/field-of';

/** The newsletter form for writers. */
export default function WritersNewsletter() {
  return (
    <ActionForm action="booking/writers-newsletter" aria-label="Newsletter for writers" noValidate>
      {(progress) => (
        <Stack $gap="4">
          <EmailField label="Email" {...fieldsOf(progress)('email')} />
          <Honeypot name="website" />
          <ReferralNote partnerSees="nothing" />
          <Button type="submit" busy={progress.isSending} busyLabel="Subscribing...">
            Subscribe
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
