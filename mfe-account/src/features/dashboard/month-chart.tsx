import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Table } from '@valam/ui/table/table-style';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { LaterChart } from '../../parts/chart/later-chart';
import { chartOf, measures, type MonthPoint } from './chart-of';

const Numbers = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    font-weight: 600;
    font-size: var(--text-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

interface MonthTableProps {
  readonly title: string;
  readonly points: readonly MonthPoint[];
  readonly format: (value: number) => string;
  readonly measure: string;
}

/** The data of the chart as a table, which also replaces the chart in browsers that cannot draw it. */
function MonthTable({ title, points, format, measure }: MonthTableProps) {
  return (
    <Numbers>
      <summary>Show as table</summary>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="figures">
              {measure}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, bar }) => (
            <tr key={label}>
              <td data-label="Month">{label}</td>
              <td data-label={measure} className="figures">
                {format(bar)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Numbers>
  );
}

const Choices = styled(Cluster)`
  & > [aria-current] {
    text-decoration: none;
    box-shadow: inset 0 -3px 0 var(--color-accent);
  }
`;

/** Twelve months of one measure, which the URL selects. */
export function MonthChart({ months }: { months: OwnReferral['byMonth'] }) {
  const [search] = useSearchParams();
  const shell = useShell();
  /* Keeps the scroll position, because the chart is far down the page on a phone. */
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(event.currentTarget.href, { scroll: false, keepsPage: true });
  };
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
            onClick={show}
          >
            {name}
          </QuietLink>
        ))}
      </Choices>
      <div>
        <Heading>{title}</Heading>
        <Small $soft role="status">
          {summary}
        </Small>
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
