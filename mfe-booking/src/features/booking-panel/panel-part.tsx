import { PartBoundary } from '@valam/mfe-kit/slot';
import { Button } from '@valam/ui/button/button';
import { Notice } from '@valam/ui/notice/notice';
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
      <Notice tone="danger" live>
        <p>This part couldn’t be loaded. Nothing you entered is lost. Check your connection and try again.</p>
        <Button small variant="secondary" onClick={again}>
          Try again
        </Button>
      </Notice>
    )}
  >
    {children}
  </PartBoundary>
);
