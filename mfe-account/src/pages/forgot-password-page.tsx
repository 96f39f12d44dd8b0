import { linkLife } from '@valam/contracts/identity/link-life';
import { ActionForm } from '@valam/mfe-kit/form';
import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { EmailField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';
import { fieldsOf } from '../parts/field-of';
import { FormPage } from '../parts/form-page';

export default function ForgotPasswordPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Forgot password | ${brand.name}`}
        description="Get a link to choose a new password."
        isHidden
      />
      <FormPage
        title="Forgot your password?"
        lead={`We’ll email you a link. It works once, for ${linkLife('reset_password')}.`}
        below={
          <Body>
            <TextLink href="/login">Back to sign in</TextLink>
          </Body>
        }
      >
        <ActionForm action="account/forgot-password" aria-label="Forgot password">
          {(progress) => (
            <Stack $gap="4">
              <EmailField label="Email" {...fieldsOf(progress)('email')} />
              <Button type="submit" full busy={progress.isSending} busyLabel="Sending...">
                Send the link
              </Button>
            </Stack>
          )}
        </ActionForm>
      </FormPage>
    </>
  );
}
