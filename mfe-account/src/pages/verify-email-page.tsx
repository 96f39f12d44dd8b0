import { PageHead } from '@valam/mfe-kit/head';
import { ActionForm } from '@valam/mfe-kit/form';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button, LinkButton } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Spinner } from '@valam/ui/loading/spinner';
import { Body, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { ResendVerification } from '../features/verify/resend-verification';
import { useVerification } from '../features/verify/use-verification';
import { FormPage } from '../parts/form-page';

/* JavaScript verifies without the button. The delay shows it if the scripts fail to load, as on a bad connection. */
const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    visibility: hidden;
    animation: valam-show-verify 1ms 8s forwards;
  }
  @keyframes valam-show-verify {
    to {
      visibility: visible;
    }
  }
`;

/** The landing page of the link in the verification email. */
export default function VerifyEmailPage() {
  const brand = useBrand();
  const { token = '' } = useParams();
  const verification = useVerification(token);
  return (
    <>
      <PageHead
        title={`Verify your email | ${brand.name}`}
        description="Verification of an email address."
        isHidden
      />
      {verification.status === 'loading' && (
        <FormPage title="Verifying Your Email...">
          <Spinner />
          <WithoutScripts>
            <ActionForm action="account/verify">
              {({ isSending }) => (
                <>
                  <input type="hidden" name="token" value={token} />
                  <Button type="submit" busy={isSending}>
                    Verify my email
                  </Button>
                </>
              )}
            </ActionForm>
          </WithoutScripts>
        </FormPage>
      )}
      {verification.status === 'success' && (
        <FormPage title="Email Verified!">
          <Stack $gap="4" role="status">
            <Body>{verification.message}</Body>
            <Small $soft>
              {verification.isNewAddress
                ? 'Please sign in with it from now on.'
                : 'Your account now awaits admin approval. An email follows once it is approved.'}
            </Small>
            <Cluster>
              <LinkButton href="/login">Go to Login Page</LinkButton>
              <LinkButton href="/" variant="secondary">
                Return to Home
              </LinkButton>
            </Cluster>
          </Stack>
        </FormPage>
      )}
      {verification.status === 'error' && (
        <FormPage title="Verification Failed" below={<ResendVerification />}>
          <Stack $gap="4" role="alert">
            <Body>{verification.message}</Body>
            <Cluster>
              {verification.again && (
                <Button ref={passFocusOn} onClick={verification.again}>
                  Try again
                </Button>
              )}
              <LinkButton href="/signup" variant={verification.again ? 'secondary' : 'primary'}>
                Sign Up Again
              </LinkButton>
              <LinkButton href="/contact-us" variant="secondary">
                Contact Support
              </LinkButton>
            </Cluster>
          </Stack>
        </FormPage>
      )}
    </>
  );
}
