import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { formatDayOfYear } from '@valam/contracts/shared/days';
import { Link } from '@valam/mfe-kit/router';
import { below } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { recordPlace } from '../../description/places';
import { WideTable } from '../wide-table';
import { daysLeftText, outlookWords, shareOf } from './occupancy-words';

type Departure = OccupancyReport['departures'][number];

const Grid = styled.table`
  border-collapse: collapse;
  font-size: var(--text-small);
  & caption {
    text-align: left;
    font-weight: 600;
    padding-bottom: var(--space-2);
  }
  & th,
  & td {
    text-align: left;
    vertical-align: top;
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--color-divider);
  }
  & thead th {
    white-space: nowrap;
  }
  & tbody th {
    min-width: 9rem;
    font-weight: 600;
    /* The tour stays visible while its months scroll. */
    position: sticky;
    left: 0;
    background: var(--color-background);
  }
  /* Most columns would not fit on a narrow screen: there, the departures of a tour are stacked. */
  ${below.table} {
    && thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &&,
    && :is(caption, tbody, tr, th) {
      display: block;
    }
    && td {
      display: inline;
      padding: 0;
      border: 0;
    }
    && tbody th {
      border: 0;
    }
    && tbody tr {
      padding-block: var(--space-2) var(--space-3);
      border-bottom: 1px solid var(--color-divider);
    }
  }
  /* Fits twelve months on one sheet. */
  @media print {
    && {
      font-size: 6.5pt;
    }
    & th,
    & td {
      padding-right: 0.25rem;
    }
    & tbody th {
      min-width: 4rem;
    }
  }
`;

const Cell = styled.div<{ $share: number; $isAtRisk: boolean }>`
  min-width: 8rem;
  max-width: 14rem;
  ${below.table} {
    display: inline-block;
    margin-right: 0.3rem;
  }
  @media print {
    min-width: 0;
  }
  padding: 0.3rem 0.5rem;
  margin-bottom: 0.3rem;
  border: ${({ $isAtRisk }) => ($isAtRisk ? '2px dashed var(--color-accent)' : '1px solid var(--color-divider)')};
  & > i {
    display: block;
    height: 0.4rem;
    margin-top: 0.3rem;
    border: 1px solid var(--color-text);
    forced-color-adjust: none;
    print-color-adjust: exact;
    background: linear-gradient(var(--color-primary) 0 0) 0 0 / ${({ $share }) => $share}% 100% no-repeat;
    @media (forced-colors: active) {
      border-color: CanvasText;
      background-image: linear-gradient(CanvasText 0 0);
    }
  }
`;

interface SeatsGridProps {
  readonly departures: readonly Departure[];
  readonly monthLabel: (month: string) => string;
}

/** A grid of tours by month with the share of seats sold of each departure; those at risk have a dashed border and a label. */
export function SeatsGrid({ departures, monthLabel }: SeatsGridProps) {
  const months = [...new Set(departures.map(({ startDate }) => startDate.slice(0, 7)))].sort();
  const tours = [...new Set(departures.map(({ tourTitle }) => tourTitle))].sort();
  return (
    <WideTable label="Tours by month">
      <Grid>
        <caption>Tours by month</caption>
        <thead>
          <tr>
            <th scope="col">Tour</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthLabel(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tours.map((tour) => (
            <tr key={tour}>
              <th scope="row">{tour}</th>
              {months.map((month) => (
                <td key={month}>
                  {departures
                    .filter((one) => one.tourTitle === tour && one.startDate.startsWith(month))
                    .map((one) => (
                      <Cell
                        key={one.id}
                        $share={one.capacity === 0 ? 0 : Math.min(100, (one.sold * 100) / one.capacity)}
                        $isAtRisk={one.outlook === 'at_risk'}
                      >
                        <Link to={recordPlace('departures', one.id)}>{formatDayOfYear(one.startDate)}</Link>{' '}
                        {shareOf(one)}
                        <br />
                        {[outlookWords[one.outlook], daysLeftText(one)].filter(Boolean).join(', ')}
                        <i aria-hidden="true" />
                      </Cell>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </WideTable>
  );
}
