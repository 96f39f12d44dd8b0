import { Heading } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  padding-block: var(--space-6);
  scroll-margin-top: 100px;
  & > h2 {
    margin-bottom: var(--space-5);
  }
`;

/** A titled part of the tour page; those with an id can be reached from the tabs. */
export function TourPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Part id={id}>
      <Heading $size={1}>{title}</Heading>
      {children}
    </Part>
  );
}
