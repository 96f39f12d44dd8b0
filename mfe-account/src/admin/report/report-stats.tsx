import { Stats, type Stat } from '@valam/ui/stat/stat';
import { styled } from 'styled-components';

const Box = styled.div`
  /* Five figures fit side by side in the width of a report. */
  @media (min-width: 600px) {
    & > dl {
      grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    }
  }
  & .long {
    font-size: 0.65em;
  }
`;

/** More characters than fit a column at full size. */
const isLong = (value: string): boolean => value.length > 7;

/** The key figures of a report; large amounts are set smaller, so that they stay within their column. */
export function ReportStats({ stats }: { stats: readonly (Stat & { readonly value: string })[] }) {
  return (
    <Box>
      <Stats
        stats={stats.map((stat) => ({
          ...stat,
          value: isLong(stat.value) ? <span className="long">{stat.value}</span> : stat.value,
        }))}
      />
    </Box>
  );
}
