import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';

/** The address of the account, and the way to another password. */
export function SignInData({ user }: { user: SessionUser }) {
  return (
    <Stack as="section" $gap="5" aria-labelledby="sign-in">
      <Heading id="sign-in" $size={1}>
        Signing in
      </Heading>
      <FactList facts={[{ label: 'Email', value: user.email }]} />
      <ActionForm action="account/forgot-password" aria-label="Choose a new password">
        {({ isSending }) => (
          <>
            <input type="hidden" name="email" value={user.email} />
            <Button type="submit" variant="secondary" busy={isSending} busyLabel="Sending...">
              Mail me a link for a new password
            </Button>
          </>
        )}
      </ActionForm>
      <Small $soft>The link works once and for one hour. After that you sign in anew everywhere.</Small>
    </Stack>
  );
}
