import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import type { ReactNode } from 'react';
import { Notice } from './notice';

interface LoadFailedProps {
  readonly onAgain: () => unknown;
  readonly children: ReactNode;
}

/** Reports that something could not be loaded, with a button to retry. */
export function LoadFailed({ onAgain, children }: LoadFailedProps) {
  return (
    <Notice tone="danger" live>
      <p>{children}</p>
      <Button ref={passFocusOn} small variant="secondary" onClick={() => void onAgain()}>
        Try again
      </Button>
    </Notice>
  );
}
