import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Fold } from './fold';

const Item = styled.div`
  border-top: 1px solid var(--color-divider);
  &:last-child {
    border-bottom: 1px solid var(--color-divider);
  }
  break-inside: avoid;
`;

const Answer = styled.div`
  padding-bottom: var(--space-5);
  font: 400 var(--text-read) / var(--leading-read) var(--font-reading);
  max-width: var(--measure-read);
`;

export interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** One open at a time, which can be closed again; or any number. */
  readonly type?: 'single' | 'multiple';
  readonly open?: readonly string[];
  readonly level?: 'h2' | 'h3' | 'h4';
}

/** Questions that expand to show their answers. */
export function Accordion({ items, type = 'single', open = [], level = 'h3' }: AccordionProps) {
  const name = useId();
  const initially = type === 'single' ? open.slice(0, 1) : open;
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <Item key={id}>
          <Fold
            name={type === 'single' ? name : undefined}
            isOpen={initially.includes(id)}
            level={level}
            title={<span>{title}</span>}
          >
            <Answer>{content}</Answer>
          </Fold>
        </Item>
      ))}
    </div>
  );
}
