import { Heading } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  & > h2 {
    margin-bottom: var(--space-4);
  }
`;

/** A section of a place's page; `size` 1 is for the main column, 2 for the side column. */
export function PlaceSection({
  title,
  size = 1,
  children,
}: {
  title: string;
  size?: 1 | 2;
  children: ReactNode;
}) {
  return (
    <Part>
      <Heading $size={size}>{title}</Heading>
      {children}
    </Part>
  );
}
