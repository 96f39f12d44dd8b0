import { PartBoundary } from '@valam/mfe-kit/slot';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import type { ComponentProps } from 'react';

/** A part of the panel with code of its own: if that cannot be loaded, the panel stays, with what was chosen and typed. */
export const PanelPart = ({
  part,
  children,
}: Pick<ComponentProps<typeof PartBoundary>, 'part' | 'children'>) => (
  <PartBoundary
    part={part}
    remote="booking"
    failed={(again) => (
      <LoadFailed onAgain={again}>
        This part couldn’t be loaded. Nothing you entered is lost. Check your connection and try again.
      </LoadFailed>
    )}
  >
    {children}
  </PartBoundary>
);
