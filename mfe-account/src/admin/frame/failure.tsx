import type { CallFailure } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';

const titles: Readonly<Record<number, string>> = {
  0: 'The site can’t be reached just now.',
  401: 'You are no longer signed in.',
  403: 'Your role does not allow this.',
  404: 'There is no such record.',
};

/** Shown instead of a screen whose data could not be loaded. */
export function Failure({ failure, onAgain }: { failure: CallFailure; onAgain: () => void }) {
  const { status, problem } = failure;
  return (
    <ErrorState
      as="h1"
      title={titles[status] ?? 'This could not be loaded.'}
      traceId={problem.traceId}
      action={
        status === 403 || status === 404 ? null : (
          <Button variant="secondary" small onClick={onAgain}>
            Try again
          </Button>
        )
      }
    >
      {titles[status] ? null : problem.message}
    </ErrorState>
  );
}
