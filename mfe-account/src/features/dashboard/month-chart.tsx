import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { useSearchParams } from '@valam/mfe-kit/router';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { LaterChart } from '../../parts/chart/later-chart';
import { chartOf, measures } from './chart-of';
import { MonthTable } from './month-table';

const Choices = styled(Cluster)`
  & > [aria-current] {
    text-decoration: none;
    box-shadow: inset 0 -3px 0 var(--color-kavi);
  }
`;

/** Twelve months of one measure; which one is in the address. */
export function MonthChart({ months }: { months: OwnReferral['byMonth'] }) {
  const [search] = useSearchParams();
  const { id: chosen, label } = measures.find(({ id }) => id === search.get('chart')) ?? measures[0];
  const { title, summary, points, format } = chartOf(chosen, months);
  return (
    <Stack $gap="4">
      <Choices as="nav" aria-label="What the chart shows" $gap="4">
        {measures.map(({ id, label: name }) => (
          <QuietLink
            key={id}
            $small
            href={`/dashboard/referrals?chart=${id}`}
            aria-current={id === chosen ? 'true' : undefined}
          >
            {name}
          </QuietLink>
        ))}
      </Choices>
      <div>
        <Heading>{title}</Heading>
        <Small $soft>{summary}</Small>
      </div>
      {points.length > 0 && (
        <>
          <LaterChart title={title} points={points} format={format} bars={label} />
          <MonthTable title={title} points={points} format={format} measure={label} />
        </>
      )}
    </Stack>
  );
}
