import { Heading } from '@valam/ui/typography/typography';
import { Suspense, type ReactNode } from 'react';
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

/**
 * A section of the tour page; those with an id are targets of the tabs. Its content is hydrated apart, so that a press in one
 * section waits for that section alone.
 */
export function TourPart({ id, title, screenOnly, children }: TourPartProps) {
  return (
    <Part id={id} data-screen-only={screenOnly}>
      <Heading $size={1}>{title}</Heading>
      <Suspense>{children}</Suspense>
    </Part>
  );
}
