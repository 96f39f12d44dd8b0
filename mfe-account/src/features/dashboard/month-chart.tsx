import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { useSearchParams } from '@valam/mfe-kit/router';
import { BarChart } from '@valam/ui/chart/bar-chart';
import { QuietLink } from '@valam/ui/link/link';
import { Cluster } from '@valam/ui/layout/layout';
import { styled } from 'styled-components';
import { chartOf, measures, type Measure } from './chart-of';

const Choices = styled(Cluster)`
  margin-bottom: var(--space-4);
  & > [aria-current] {
    text-decoration: none;
    box-shadow: inset 0 -3px 0 var(--color-kavi);
  }
`;

/** Twelve months of one measure; which one is in the address. */
export function MonthChart({ months }: { months: OwnReferral['byMonth'] }) {
  const [search] = useSearchParams();
  const measure = measures.find(({ id }) => id === search.get('chart'))?.id ?? 'clicks';
  const chart = chartOf(measure, months);
  return (
    <div>
      <Choices as="nav" aria-label="What the chart shows" $gap="4">
        {measures.map(({ id, label }) => (
          <QuietLink
            key={id}
            $small
            href={`/dashboard/referrals?chart=${id}`}
            aria-current={id === measure ? 'true' : undefined}
          >
            {label}
          </QuietLink>
        ))}
      </Choices>
      <BarChart {...chart} labelHeader="Month" valueHeader={labelOf(measure)} />
    </div>
  );
}

const labelOf = (measure: Measure): string => measures.find(({ id }) => id === measure)?.label ?? '';
