import { PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body, Small } from '@valam/ui/typography/typography';
import { LoginForm } from '../features/login/login-form';
import { FormPage } from '../parts/form-page';
import { isBackOffice, pageAfterSignIn } from '../parts/sign-in-address';

export default function LoginPage() {
  const brand = useBrand();
  const [search] = useSearchParams();
  const next = pageAfterSignIn(search.get('next'));
  return (
    <>
      <PageHead
        title={`Sign in | ${brand.name}`}
        description="Sign in to access your referral dashboard"
        canonical="/login"
        isHidden
      />
      <FormPage
        title="Welcome Back"
        lead={isBackOffice(next) ? 'Sign in to the back office' : 'Sign in to access your referral dashboard'}
        below={
          <Stack $gap="2">
            <Small $soft>
              Your account must be verified by email and approved by an admin before you can sign in.
            </Small>
            <Body>
              No account yet? <TextLink href="/signup">Create one</TextLink>
            </Body>
            <Body>
              <TextLink href="/forgot-password">Forgot your password?</TextLink>
            </Body>
            <Body>
              No verification email? <TextLink href="/contact-us">Contact us</TextLink>
            </Body>
          </Stack>
        }
      >
        <LoginForm next={next} />
      </FormPage>
    </>
  );
}
