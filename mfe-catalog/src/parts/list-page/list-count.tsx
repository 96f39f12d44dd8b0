import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Line = styled(Small)`
  margin-block: var(--space-4) var(--space-5);
`;

interface ListCountProps {
  /** Null while it is not known. */
  readonly count: number | null;
  readonly one: string;
  readonly many: string;
}

/**
 * The number of entries, above the list. It stays while another list is loaded: screen readers announce what changes in a
 * place that is there, not a place that comes with its words.
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
