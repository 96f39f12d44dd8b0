import { Icon } from '@valam/ui/icon/icon';
import { Heading } from '@valam/ui/typography/typography';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Closed content stays in the document: readable without scripts, in print and by the browser's search. */
const Panel = styled.div`
  &[data-state='closed'] {
    display: none;
  }
  @media (scripting: none), print {
    &[data-state='closed'] {
      display: block;
    }
  }
`;

const Opener = styled.button`
  width: 100%;
  min-height: var(--size-target);
  padding-block: 1.05rem;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  text-align: left;
  letter-spacing: inherit;
  & > :first-child {
    flex: 1;
  }
  &:hover > :first-child {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.14em;
  }
  & > svg {
    font-size: 1rem;
  }
  @media (scripting: none), print {
    & > svg {
      display: none;
    }
  }
  @media print {
    min-height: 0;
    padding-block: var(--space-2);
  }
`;

/* Plus while closed, minus while open; the state of the button decides by style alone. */
const ClosedOnly = styled(Icon)`
  [data-state='open'] > & {
    display: none;
  }
`;

const OpenOnly = styled(Icon)`
  [data-state='closed'] > & {
    display: none;
  }
`;

/** State of several folds: one open at a time, which can be closed again, or any number. */
export function useFolds(type: 'single' | 'multiple', initially: readonly string[]) {
  const [opened, setOpened] = useState(type === 'single' ? initially.slice(0, 1) : initially);
  const toggle = (id: string): void =>
    setOpened((before) => {
      if (before.includes(id)) return before.filter((one) => one !== id);
      return type === 'single' ? [id] : [...before, id];
    });
  return { isOpen: (id: string) => opened.includes(id), toggle };
}

export interface FoldProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The level of its heading in the page. */
  readonly level: 'h2' | 'h3' | 'h4';
  /** A single element: the label of the button. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A heading that expands and collapses the content below it. */
export function Fold({ isOpen, onToggle, level, title, children }: FoldProps) {
  const panelId = useId();
  const state = isOpen ? 'open' : 'closed';
  return (
    <>
      <Heading as={level} $size={3}>
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          data-state={state}
          onClick={onToggle}
        >
          {title}
          <ClosedOnly name="plus" />
          <OpenOnly name="minus" />
        </Opener>
      </Heading>
      <Panel id={panelId} data-state={state}>
        {children}
      </Panel>
    </>
  );
}
