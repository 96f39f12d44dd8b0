import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  border-top: 1px solid var(--color-divider);
  padding-top: var(--space-5);
  scroll-margin-top: 1rem;
`;

interface ManageSectionProps {
  readonly id: string;
  readonly title: string;
  /** A deadline or a start date. */
  readonly note?: ReactNode;
  /** Not printed, because it only has controls. */
  readonly screenOnly?: boolean;
  readonly children?: ReactNode;
}

/** A section of the manage page. */
export function ManageSection({ id, title, note, screenOnly, children }: ManageSectionProps) {
  return (
    <Part id={id} data-screen-only={screenOnly} aria-labelledby={`${id}-title`}>
      <Stack $gap="4">
        <div>
          <Heading id={`${id}-title`}>{title}</Heading>
          {note && <Small $soft>{note}</Small>}
        </div>
        {children}
      </Stack>
    </Part>
  );
}
