import { Stats, type Stat } from '@valam/ui/stat/stat';
import { styled } from 'styled-components';

const Box = styled.div<{ $isLong: boolean }>`
  & .figure {
    ${({ $isLong }) => $isLong && 'font-size: 2rem;'}
  }
  /* Five figures fit side by side across a report. */
  @media (min-width: 600px) {
    & > dl {
      grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    }
  }
`;

/** A value with more characters than fit into a column at full size. */
const isLong = ({ value }: { readonly value: string }): boolean => value.length > 7;

/** The key figures of a report; in smaller type if one of them would overflow its column. */
export function ReportStats({ stats }: { stats: readonly (Stat & { readonly value: string })[] }) {
  return (
    <Box $isLong={stats.some(isLong)}>
      <Stats stats={stats} />
    </Box>
  );
}
