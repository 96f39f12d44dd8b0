import { MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Heading } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

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

/** Inclusions and exclusions of the price. */
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

/** Splits a text into items: by line, or by commas and semicolons if it is a single line. Bracket tags are dropped. */
export function itemsOf(text: string | null): readonly string[] {
  if (!text) return [];
  const plain = text
    .replace(/\[\/(li|p|h[1-4]|ul|ol)\]/gi, '\n')
    .replace(/\[br\]/gi, '\n')
    .replace(/\[\/?[a-z0-9]+\]/gi, '');
  const lines = plain.split('\n').filter((line) => line.trim());
  const items = lines.length > 1 ? lines : outsideOfBrackets(plain);
  return [...new Set(items.map((item) => item.replace(/^[-•*]\s*/, '').trim()))].filter(Boolean);
}

/** Splits at commas and semicolons outside brackets. Scans from the end, so that each character is read once. */
function outsideOfBrackets(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text[at];
    if (character === ')') isInside = true;
    else if (character === '(') isInside = false;
    else if (!isInside && (character === ',' || character === ';')) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}
