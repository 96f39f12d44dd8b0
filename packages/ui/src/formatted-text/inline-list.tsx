import type { Inline } from '@valam/contracts/shared/inline-text';
import { InlineNodes } from './inline-nodes';

interface InlineListProps {
  readonly ordered: boolean;
  readonly items: readonly (readonly Inline[])[];
}

/** A list of inline text, numbered or not. */
export function InlineList({ ordered, items }: InlineListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, i) => (
        <li key={i}>
          <InlineNodes nodes={item} />
        </li>
      ))}
    </List>
  );
}
