import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Line = styled(Small)`
  margin-block: var(--space-4) var(--space-5);
`;

interface ListCountProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

/** The number of entries, above the list; announced to screen readers when it changes. */
export function ListCount({ count, one, many }: ListCountProps) {
  return (
    <Line as="p" $soft role="status">
      {count === 1 ? `1 ${one}` : `${count} ${many}`}
    </Line>
  );
}
