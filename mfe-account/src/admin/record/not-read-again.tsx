import type { CallFailure } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Notice } from '@valam/ui/notice/notice';

/** Shown if refetching after a save or an action fails; the record stays, because it may have new unsaved changes. */
export function NotReadAgain({ failure, again }: { failure: CallFailure; again: () => void }) {
  return (
    <Notice tone="attention" title="This could not be read again. It is shown as it was before." live>
      {failure.problem.message}{' '}
      <Button ref={passFocusOn} variant="quiet" small onClick={again}>
        Try again
      </Button>
    </Notice>
  );
}
