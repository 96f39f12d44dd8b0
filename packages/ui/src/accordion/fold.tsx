import { Icon } from '@valam/ui/icon/icon';
import { Heading } from '@valam/ui/typography/typography';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Closed content stays in the DOM, so that it is printed and found by the browser's search. */
const Details = styled.details`
  @media print {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const Opener = styled.summary`
  min-height: var(--size-target);
  padding-block: 1.05rem;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > :first-child {
    flex: 1;
  }
  &:hover > :first-child {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.14em;
  }
  @media print {
    min-height: 0;
    padding-block: var(--space-2);
    & > svg {
      display: none;
    }
  }
`;

/* Plus while closed, minus while open. */
const ClosedOnly = styled(Icon)`
  [open] > summary > & {
    display: none;
  }
`;

const OpenOnly = styled(Icon)`
  :not([open]) > summary > & {
    display: none;
  }
`;

export interface FoldProps {
  /** Of several folds with the same name only one is open at a time. */
  readonly name?: string;
  /** The initial state. After that the browser owns the state, so that the fold works before hydration. */
  readonly isOpen: boolean;
  /** The level of its heading in the page. */
  readonly level: 'h2' | 'h3' | 'h4';
  /** A single element. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A heading that expands and collapses its content. The content is a separate hydration boundary, so that a click need not wait for it. */
export function Fold({ name, isOpen, level, title, children }: FoldProps) {
  return (
    <Details name={name} open={isOpen}>
      <Opener>
        <Heading as={level} $size={3}>
          {title}
        </Heading>
        <ClosedOnly name="plus" />
        <OpenOnly name="minus" />
      </Opener>
      <Suspense>{children}</Suspense>
    </Details>
  );
}
