import { linkLife } from '@valam/contracts/identity/link-life';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { EmailField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Panel } from '@valam/ui/price/price-panel';
import { Heading, Small } from '@valam/ui/typography/typography';
import { fieldsOf } from '../../parts/field-of';

/** Requests the link to the visitor's personal data; shown on the privacy page. */
export default function PrivacyRequest() {
  return (
    <Panel>
      <ActionForm action="booking/privacy-request" aria-label="Your own data" noValidate>
        {(progress) => (
          <Stack $gap="4">
            <Heading>Your own data</Heading>
            <Small $soft>
              We’ll email you a link, so that no one else can ask in your name. It works for{' '}
              {linkLife('privacy_export')}.
            </Small>
            <RadioGroup
              label="What would you like to do?"
              name="intent"
              initial={[progress.values['intent'] ?? 'export']}
              choices={[
                { value: 'export', label: 'Send me my data' },
                { value: 'erase', label: 'Delete my data' },
              ]}
            />
            <EmailField label="Email" {...fieldsOf(progress)('email')} />
            <Button type="submit" busy={progress.isSending} busyLabel="Sending...">
              Send me the link
            </Button>
          </Stack>
        )}
      </ActionForm>
    </Panel>
  );
}
