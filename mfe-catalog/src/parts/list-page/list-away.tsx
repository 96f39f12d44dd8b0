import { callFailure } from '@valam/mfe-kit/api';
import { Button } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';

export interface ListAwayProps {
  readonly list: {
    readonly currentData?: unknown;
    readonly isError: boolean;
    readonly error?: unknown;
    refetch(): Promise<unknown>;
  };
}

/** Replaces a list whose data failed to load. */
export function ListAway({ list }: ListAwayProps) {
  if (list.currentData !== undefined || !list.isError) return null;
  return (
    <ErrorState
      title="This list cannot be loaded right now"
      action={
        <Button ref={passFocusOn} onClick={() => void list.refetch()}>
          Try again
        </Button>
      }
    >
      {callFailure(list.error)?.problem.message}
    </ErrorState>
  );
}
