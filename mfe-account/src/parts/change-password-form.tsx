import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { PasswordField } from '@valam/ui/field/password-field';
import { Stack } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { NewPasswordFields } from './new-password-fields';

const Narrow = styled(Stack)`
  max-width: 26rem;
`;

/** The form to change the password. The hidden email field lets password managers match the account. */
export function ChangePasswordForm({ email }: { email: string }) {
  return (
    <ActionForm action="account/change-password" aria-label="Change your password" noValidate>
      {({ errors, isSending }) => (
        <Narrow $gap="4">
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            purpose="current"
            name="currentPassword"
            error={errors['currentPassword']}
          />
          <NewPasswordFields errors={errors} />
          <Button type="submit" busy={isSending} busyLabel="Saving...">
            Change password
          </Button>
        </Narrow>
      )}
    </ActionForm>
  );
}
