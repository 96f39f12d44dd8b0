import { MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Heading } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { itemsOf } from './items-of';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & h2 {
    margin-bottom: var(--space-4);
  }
`;

interface InclusionsProps {
  readonly included: string | null;
  readonly notIncluded: string | null;
}

/** What the price covers, and what it does not. */
export function Inclusions({ included, notIncluded }: InclusionsProps) {
  const lists = [
    { title: "What's Included", icon: 'check', items: itemsOf(included) },
    { title: "What's Not Included", icon: 'cross', items: itemsOf(notIncluded) },
  ] as const;
  return (
    <Columns>
      {lists.map(
        ({ title, icon, items }) =>
          items.length > 0 && (
            <div key={title}>
              <Heading $size={2}>{title}</Heading>
              <MarkedList>
                {items.map((item) => (
                  <li key={item}>
                    <Icon name={icon} /> {item}
                  </li>
                ))}
              </MarkedList>
            </div>
          ),
      )}
    </Columns>
  );
}
