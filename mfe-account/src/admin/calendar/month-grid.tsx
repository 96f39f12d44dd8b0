import type { AdminRecord } from '@valam/contracts/shared/admin';
import { formatDay, formatDayRange, istDay, weekdayLabels } from '@valam/contracts/shared/days';
import { Link } from '@valam/mfe-kit/router';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { recordPlace } from '../description/places';
import { numberAt, textAt } from '../description/values';
import { inWords } from '../description/field-description';
import type { Bar, Week } from './month';

interface Dated {
  readonly record: AdminRecord;
  readonly startDate: string;
  readonly endDate: string;
}

const Weeks = styled.ol`
  list-style: none;
  padding: 0;
  ${from.md} {
    border-top: 1px solid var(--color-outline);
  }
`;

const Names = styled.div`
  display: none;
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    padding-bottom: var(--space-1);
    font-size: 0.8125rem;
    color: var(--color-text-muted);
    & > span {
      padding-inline: 0.5rem;
    }
  }
`;

const Row = styled.li`
  display: grid;
  gap: 3px;
  ${from.md} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    grid-auto-flow: row dense;
    min-height: 6rem;
    align-content: start;
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--color-divider);
  }
`;

const Day = styled.span<{ $isOutside: boolean; $isToday: boolean }>`
  display: none;
  ${from.md} {
    display: block;
    grid-row: 1;
    padding: 0.35rem 0.5rem;
    font-weight: ${({ $isToday }) => ($isToday ? 700 : 500)};
    font-variant-numeric: tabular-nums;
    color: ${({ $isOutside, $isToday }) =>
      $isToday ? 'var(--color-accent)' : $isOutside ? 'var(--color-text-muted)' : 'inherit'};
  }
`;

const Stretch = styled(Link)<{
  $from: number;
  $to: number;
  $isContinued: boolean;
  $isAgain: boolean;
  $isOff: boolean;
}>`
  display: ${({ $isAgain }) => ($isAgain ? 'none' : 'grid')};
  gap: 0.1rem;
  min-height: var(--size-target);
  align-content: center;
  padding: 0.35rem 0.6rem;
  margin-bottom: var(--space-2);
  border-left: 4px solid ${({ $isOff }) => ($isOff ? 'var(--color-outline)' : 'var(--color-primary)')};
  background: var(--color-surface-sunken);
  color: inherit;
  text-decoration: none;
  line-height: 1.3;
  & > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${({ $isOff }) => $isOff && 'text-decoration: line-through;'}
  }
  & > small {
    font-size: 0.8125rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
  &:hover strong {
    text-decoration: underline;
  }
  ${from.md} {
    display: grid;
    margin: 0;
    min-height: 2.75rem;
    grid-column: ${({ $from, $to }) => `${$from + 1} / ${$to + 2}`};
    border-left-width: ${({ $isContinued }) => ($isContinued ? 0 : '4px')};
  }
`;

const Dates = styled.span`
  ${from.md} {
    display: none;
  }
`;

/** The weeks of a month; on a narrow screen, a list of departures. */
export function MonthGrid({ month, weeks }: { month: string; weeks: readonly Week<Dated>[] }) {
  // oxlint-disable-next-line react/purity -- an office page stays open past midnight: each render asks which day it is
  const today = istDay(new Date());
  const isEmpty = weeks.every(({ bars }) => bars.length === 0);
  return (
    <>
      {isEmpty && <p>No departure in this month.</p>}
      <Names aria-hidden="true">
        {weekdayLabels.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
      <Weeks>
        {weeks.map(({ days, bars }) => (
          <Row key={days[0]}>
            {days.map((day) => (
              <Day key={day} $isOutside={!day.startsWith(month)} $isToday={day === today}>
                <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
              </Day>
            ))}
            {bars.map((bar) => (
              <Departure key={bar.of.record.id} bar={bar} />
            ))}
          </Row>
        ))}
      </Weeks>
    </>
  );
}

function Departure({ bar }: { bar: Bar<Dated> }) {
  const { record, startDate, endDate } = bar.of;
  return (
    <Stretch
      to={recordPlace('departures', record.id)}
      $from={bar.from}
      $to={bar.to}
      $isContinued={bar.isContinued}
      $isAgain={bar.isAgain}
      $isOff={record['cancelledAt'] !== null || record['isClosed'] === true}
    >
      <strong>{textAt(record, 'tourTitle')}</strong>
      <small>
        <Dates>{formatDayRange(startDate, endDate)} · </Dates>
        {seatsOf(record)}
      </small>
    </Stretch>
  );
}

/** `9 of 12 sold, 2 held, 1 free · below 6 by Dec 01, 2026`. */
function seatsOf(record: AdminRecord): string {
  const figures = [
    `${numberAt(record, 'confirmed')} of ${numberAt(record, 'capacity')} sold`,
    ...(['held', 'offered', 'waiting'] as const)
      .filter((key) => numberAt(record, key) > 0)
      .map((key) => `${numberAt(record, key)} ${key}`),
    `${numberAt(record, 'free')} free`,
  ].join(', ');
  const decision = textAt(record, 'decisionDate');
  const goOrNot =
    record['isBelowMinimum'] === true && decision
      ? `below ${numberAt(record, 'minimumGroup')} by ${formatDay(decision)}`
      : '';
  return [figures, record['cancelledAt'] ? inWords('cancelled') : goOrNot].filter(Boolean).join(' · ');
}
