import type { CallFailure } from '@valam/mfe-kit/api';
import { useLocation } from '@valam/mfe-kit/router';
import { Button, LinkButton } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { signInAddress } from '../../parts/sign-in-address';
import { office } from '../description/places';

const titles: Readonly<Record<number, string>> = {
  0: 'The site can’t be reached just now.',
  401: 'You are no longer signed in.',
  403: 'Your role does not allow this.',
  404: 'There is no such record.',
};

interface FailureProps {
  readonly failure: CallFailure;
  readonly onAgain: () => void;
  /** The link if a retry cannot help. */
  readonly back?: { readonly href: string; readonly title: string };
}

const today = { href: office, title: 'Today' };

/** The error state of a screen whose data could not be loaded. */
export function Failure({ failure, onAgain, back = today }: FailureProps) {
  const { status, problem } = failure;
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      as="h1"
      title={titles[status] ?? 'This could not be loaded.'}
      traceId={problem.traceId}
      action={
        status === 403 || status === 404 ? (
          <TextLink href={back.href}>{back.title}</TextLink>
        ) : (
          <Cluster>
            {status === 401 && (
              <LinkButton small href={signInAddress(pathname + search)}>
                Sign in
              </LinkButton>
            )}
            <Button ref={passFocusOn} variant="secondary" small onClick={onAgain}>
              Try again
            </Button>
          </Cluster>
        )
      }
    >
      {titles[status] ? null : problem.message}
    </ErrorState>
  );
}
