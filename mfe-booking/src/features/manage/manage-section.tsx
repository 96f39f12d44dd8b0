import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  border-top: 1px solid var(--color-rule);
  padding-top: var(--space-5);
  scroll-margin-top: 1rem;
`;

interface ManageSectionProps {
  readonly id: string;
  readonly title: string;
  /** Until when, or from when. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of a booking. */
export function ManageSection({ id, title, note, children }: ManageSectionProps) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
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
