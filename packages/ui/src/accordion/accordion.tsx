import { Icon } from '@valam/ui/icon/icon';
import { Heading } from '@valam/ui/typography/typography';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** What is closed stays in the document: readable without scripts, on paper and by searching the page. */
export const AccordionPanel = styled(Radix.Content)`
  &[data-state='closed'] {
    display: none;
  }
  @media (scripting: none), print {
    &[data-state='closed'] {
      display: block;
    }
  }
`;

export const AccordionButton = styled(Radix.Trigger)`
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
`;

const Item = styled(Radix.Item)`
  border-top: 1px solid var(--color-rule);
  &:last-child {
    border-bottom: 1px solid var(--color-rule);
  }
`;

const Answer = styled.div`
  padding-bottom: var(--space-5);
  font: 400 var(--text-read) / var(--leading-read) var(--font-reading);
  max-width: var(--measure-read);
`;

/** Plus while closed, minus while open; the state of the button decides by style alone. */
export const OpenSign = () => (
  <>
    <ClosedOnly name="plus" />
    <OpenOnly name="minus" />
  </>
);

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

export interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** One open at a time, which may be closed again; or as many as one likes. */
  readonly type?: 'single' | 'multiple';
  readonly open?: readonly string[];
  readonly level?: 'h2' | 'h3' | 'h4';
}

/** Questions that open their answers. */
export function Accordion({ items, type = 'single', open = [], level = 'h3' }: AccordionProps) {
  const content = items.map((item) => (
    <Item key={item.id} value={item.id}>
      <Radix.Header asChild>
        <Heading as={level} $size={3}>
          <AccordionButton>
            <span>{item.title}</span>
            <OpenSign />
          </AccordionButton>
        </Heading>
      </Radix.Header>
      <AccordionPanel forceMount>
        <Answer>{item.content}</Answer>
      </AccordionPanel>
    </Item>
  ));
  return type === 'single' ? (
    <Radix.Root type="single" collapsible defaultValue={open[0]}>
      {content}
    </Radix.Root>
  ) : (
    <Radix.Root type="multiple" defaultValue={[...open]}>
      {content}
    </Radix.Root>
  );
}
