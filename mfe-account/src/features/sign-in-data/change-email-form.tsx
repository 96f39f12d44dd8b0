import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { PasswordField } from '@valam/ui/field/password-field';
import { EmailField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { fieldsOf } from '../../parts/field-of';

const Narrow = styled(Stack)`
  max-width: 26rem;
`;

/** The form to change the email address used to sign in; it requires the current password. */
export function ChangeEmailForm() {
  return (
    <ActionForm action="account/change-email" aria-label="Change your email address" noValidate>
      {(progress) => (
        <Narrow $gap="4">
          <EmailField label="New email" {...fieldsOf(progress)('email')} />
          <PasswordField
            label="Current password"
            purpose="current"
            name="currentPassword"
            error={progress.errors['currentPassword']}
          />
          <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Sending...">
            Email a link to the new address
          </Button>
        </Narrow>
      )}
    </ActionForm>
  );
}
