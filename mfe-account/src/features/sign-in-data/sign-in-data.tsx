import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { linkLife } from '@valam/contracts/identity/link-life';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { ChangePasswordForm } from '../../parts/change-password-form';
import { ChangeEmailForm } from './change-email-form';

/** The email address of the account, and the forms for changing it and the password. */
export function SignInData({ user }: { user: SessionUser }) {
  return (
    <Stack as="section" $gap="5" aria-labelledby="sign-in">
      <Heading id="sign-in" $size={1}>
        Signing in
      </Heading>
      <FactList facts={[{ label: 'Email', value: user.email }]} />
      {user.isStaff ? (
        <Small $soft>The address of a staff account is not changed.</Small>
      ) : (
        <>
          <Heading as="h3" $size={2}>
            Change your email address
          </Heading>
          <Small $soft>
            Your address changes when you open the link that we email to the new one. You are then signed out
            on every device.
          </Small>
          <ChangeEmailForm />
        </>
      )}
      <Heading as="h3" $size={2}>
        Change your password
      </Heading>
      <Small $soft>You stay signed in here; every other device is signed out.</Small>
      <ChangePasswordForm email={user.email} />
      <Heading as="h3" $size={2}>
        Forgot it?
      </Heading>
      <Small $soft>
        The link works once, for {linkLife('reset_password')}. A new password signs you out on every device.
      </Small>
      <ActionForm action="account/forgot-password" aria-label="Choose a new password">
        {({ isSending }) => (
          <>
            <input type="hidden" name="email" value={user.email} />
            <Button type="submit" variant="secondary" busy={isSending} busyLabel="Sending...">
              Email me a link to choose a new password
            </Button>
          </>
        )}
      </ActionForm>
    </Stack>
  );
}
