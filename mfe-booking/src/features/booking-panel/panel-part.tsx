import { PartBoundary } from '@valam/mfe-kit/slot';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import type { ComponentProps } from 'react';

/** A lazy-loaded part of the panel: if its code cannot be loaded, the panel keeps its choices and input. */
export const PanelPart = ({
  part,
  children,
}: Pick<ComponentProps<typeof PartBoundary>, 'part' | 'children'>) => (
  <PartBoundary
    part={part}
    remote="booking"
    failed={(again) => (
      <LoadFailed onAgain={again}>
        This part couldn’t be loaded. Nothing you entered is lost. Please try again.
      </LoadFailed>
    )}
  >
    {children}
  </PartBoundary>
);
