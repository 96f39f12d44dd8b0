import { Heading } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  padding-block: var(--space-6);
  /* Where the tabs scroll it to: the scroll padding of the page is larger. */
  scroll-margin-top: calc(100px - 7.5rem);
  & > h2 {
    margin-bottom: var(--space-5);
  }
`;

interface TourPartProps {
  readonly id?: string;
  readonly title: string;
  /** Left out on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A section of the tour page; those with an id are targets of the tabs. */
export function TourPart({ id, title, screenOnly, children }: TourPartProps) {
  return (
    <Part id={id} data-screen-only={screenOnly}>
      <Heading $size={1}>{title}</Heading>
      {children}
    </Part>
  );
}
