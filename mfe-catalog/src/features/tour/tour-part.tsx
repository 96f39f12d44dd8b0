import { Heading } from '@valam/ui/typography/typography';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  padding-block: var(--space-6);
  /* The position to which the tabs scroll, because the scroll padding of the page is larger. */
  scroll-margin-top: calc(100px - 7.5rem);
  & > h2 {
    margin-bottom: var(--space-5);
  }
`;

interface TourPartProps {
  readonly id?: string;
  readonly title: string;
  /** Not printed. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of the tour page; sections with an id are targets of the tabs. Its content is a separate hydration boundary, so that a
 * click in one section waits for that section only.
 */
export function TourPart({ id, title, screenOnly, children }: TourPartProps) {
  return (
    <Part id={id} data-screen-only={screenOnly}>
      <Heading $size={1}>{title}</Heading>
      <Suspense>{children}</Suspense>
    </Part>
  );
}
