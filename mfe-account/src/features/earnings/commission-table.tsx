import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Badge } from '@valam/ui/badge/badge';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { causeWord, computation, isOver, stateWords } from './commission-words';

const How = styled.details`
  font-size: var(--text-small);
  & > summary {
    min-height: 24px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const day = (instant: string): string => formatDay(istDay(new Date(instant)));

const columns: readonly Column<CommissionLine>[] = [
  {
    key: 'booking',
    header: 'Booking',
    names: true,
    cell: (line) => (
      <>
        {line.bookingRef}
        <Small $soft>{causeWord(line)}</Small>
      </>
    ),
  },
  { key: 'tour', header: 'Tour', cell: (line) => line.tourTitle },
  { key: 'date', header: 'Date', cell: (line) => day(line.occurredAt) },
  { key: 'base', header: 'Base', cell: (line) => formatMoney(line.base), figures: true },
  { key: 'rate', header: 'Rate', cell: (line) => `${line.ratePercent}%`, figures: true },
  {
    key: 'amount',
    header: 'Amount',
    figures: true,
    cell: (line) => (
      <>
        {formatMoney(line.amount)}
        <How>
          <summary>How</summary>
          {computation(line).map((step) => (
            <p key={step}>{step}</p>
          ))}
        </How>
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, reason }) => (
      <>
        <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
        <Small $soft>{reason ?? stateWords[state].meaning}</Small>
      </>
    ),
  },
  {
    key: 'release',
    header: 'Paid from',
    cell: ({ state, paidAt, releasedOn }) =>
      paidAt ? `Paid ${day(paidAt)}` : releasedOn && !isOver[state] ? formatDay(releasedOn) : '-',
  },
];

interface CommissionTableProps {
  readonly lines: readonly CommissionLine[];
  readonly isLoading: boolean;
  /** Refetches the lines after an error. */
  readonly onAgain?: (() => unknown) | null;
}

/** Commission lines with all inputs of the calculation, in which base times rate is the amount. */
export function CommissionTable({ lines, isLoading, onAgain }: CommissionTableProps) {
  return (
    <DataTable
      caption="Commission lines"
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
      loading={isLoading}
      empty="No commission yet. It starts with the first deposit paid by someone who used your code."
      {...(onAgain
        ? {
            failed: (
              <LoadFailed onAgain={onAgain}>
                Your commission cannot be shown right now. Please try again later.
              </LoadFailed>
            ),
          }
        : {})}
    />
  );
}
