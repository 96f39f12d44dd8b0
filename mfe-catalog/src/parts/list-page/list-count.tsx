import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Line = styled(Small)`
  margin-block: var(--space-4) var(--space-5);
`;

interface ListCountProps {
  /** Null until it is loaded. */
  readonly count: number | null;
  readonly one: string;
  readonly many: string;
}

/**
 * The number of entries, above the list. The live region stays mounted while another list is loading: screen readers announce
 * changes in an existing live region, but not one that is inserted with its text.
 */
export function ListCount({ count, ...words }: ListCountProps) {
  return (
    <Line as="p" $soft role="status">
      {count === null ? '' : countWords(count, words)}
    </Line>
  );
}

export const countWords = (count: number, { one, many }: Omit<ListCountProps, 'count'>): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
