import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { EmailField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { fieldsOf } from '../../parts/field-of';

const Narrow = styled(Stack)`
  max-width: 26rem;
`;

/** The form to request another verification email if the link has expired or was lost. */
export function ResendVerification() {
  return (
    <Narrow as="section" $gap="4" aria-labelledby="resend">
      <Heading id="resend" $size={3}>
        Get a new link
      </Heading>
      <ActionForm action="account/resend-verification" aria-label="Get a new link">
        {(progress) => (
          <Stack $gap="4">
            <EmailField label="Email" {...fieldsOf(progress)('email')} />
            <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Sending...">
              Send the link
            </Button>
          </Stack>
        )}
      </ActionForm>
    </Narrow>
  );
}
