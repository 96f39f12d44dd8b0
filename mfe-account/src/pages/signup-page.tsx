import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body, Small } from '@valam/ui/typography/typography';
import { SignupForm } from '../features/signup/signup-form';
import { FormPage } from '../parts/form-page';

/** The sign-up page for contributors. */
export default function SignupPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Create an account | ${brand.name}`}
        description="Sign up as host, guide, member or affiliate."
        canonical="/signup"
      />
      <FormPage
        title="Create Account"
        lead="For hosts, guides, members and affiliates."
        below={
          <Stack $gap="2">
            <Small $soft>
              Your account must be verified by email, then approved by an admin, before you can sign in.
            </Small>
            <Body>
              Already have an account? <TextLink href="/login">Sign in</TextLink>
            </Body>
          </Stack>
        }
      >
        <SignupForm />
      </FormPage>
    </>
  );
}
