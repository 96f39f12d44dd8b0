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

/** How many there are, above them; told aloud when it changes. */
export function ListCount({ count, one, many }: ListCountProps) {
  return (
    <Line as="p" $soft role="status">
      {count === 1 ? `1 ${one}` : `${count} ${many}`}
    </Line>
  );
}
