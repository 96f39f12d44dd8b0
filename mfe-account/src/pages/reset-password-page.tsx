import { ActionForm } from '@valam/mfe-kit/form';
import { PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { FormPage } from '../parts/form-page';
import { NewPasswordFields } from '../parts/new-password-fields';

/** The page to set a password, after a reset or for the first time. */
export default function ResetPasswordPage() {
  const brand = useBrand();
  const { token = '' } = useParams();
  return (
    <>
      <PageHead title={`Choose a password | ${brand.name}`} description="Choose a new password." isHidden />
      <FormPage title="Choose a password" lead="This signs you out on every device.">
        <ActionForm action="account/reset-password" aria-label="Choose a password" noValidate>
          {({ errors, isSending }) => (
            <Stack $gap="4">
              <input type="hidden" name="token" value={token} />
              <NewPasswordFields errors={errors} />
              <Button type="submit" full busy={isSending} busyLabel="Saving...">
                Save password
              </Button>
            </Stack>
          )}
        </ActionForm>
      </FormPage>
    </>
  );
}
