import type { AdminRecord } from '@valam/contracts/shared/admin';
import { addDays, formatMonthInFull, istDay } from '@valam/contracts/shared/days';
import { Link, useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { SearchField } from '@valam/ui/field/text-field';
import { Notice } from '@valam/ui/notice/notice';
import { styled } from 'styled-components';
import { useRecords, type ReadList } from '../api/use-records';
import { listPlace } from '../description/places';
import { textAt } from '../description/values';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { addMonths, isMonth, weeksOf } from './month';
import { MonthGrid } from './month-grid';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
`;

/** The maximum length of a departure: one that overlaps a month starts at most this many days before the month. */
const longestDays = 60;
const most = 100;
const place = `${listPlace('departures')}/calendar`;

/** The departures of a month as bars, each with its seats. */
export function CalendarScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const next = useNextMonth(isMonth(asked));
  const month = isMonth(asked) ? asked : next;
  const words = search.get('q') ?? '';
  const { items, cut, failure, isLoading, again } = useDepartures(month, words);
  function find(name: string): void {
    const wanted = new URLSearchParams(search);
    if (name) wanted.set('q', name);
    else wanted.delete('q');
    setSearch(wanted, { replace: true, preventScrollReset: true });
  }
  if (failure) return <Failure failure={failure} onAgain={again} />;
  const to = (other: string) =>
    `${place}?${new URLSearchParams({ month: other, ...(words ? { q: words } : {}) }).toString()}`;
  return (
    <>
      <ScreenHead
        above={<Link to={listPlace('departures')}>Departures</Link>}
        title={formatMonthInFull(month)}
      >
        <Tools>
          <LinkButton small variant="secondary" href={to(addMonths(month, -1))}>
            Month before
          </LinkButton>
          <LinkButton small variant="secondary" href={to(addMonths(month, 1))}>
            Month after
          </LinkButton>
          <SearchField
            label="Tour"
            hiddenLabel
            placeholder="Tour"
            required={false}
            name="q"
            defaultValue={words}
            onKeyDown={(event) => {
              if (event.key === 'Enter') find(event.currentTarget.value.trim());
            }}
          />
        </Tools>
      </ScreenHead>
      {cut && (
        <Notice tone="attention" title={cut}>
          Name a tour to see all of its dates.
        </Notice>
      )}
      {isLoading ? <Waiting /> : <MonthGrid month={month} weeks={weeksOf(month, items.map(dated))} />}
    </>
  );
}

interface Departures extends Pick<ReadList, 'items' | 'failure' | 'isLoading' | 'again'> {
  /** Says which departures are left out, if there are too many. */
  readonly cut: string | null;
}

/**
 * The departures that overlap a month. Those of the weeks before it are read separately, the last ones first: read
 * together, in the order of their days, they would take the place of the month's own.
 */
function useDepartures(month: string, words: string): Departures {
  const first = `${month}-01`;
  const asked = { sort: 'startDate', page: 1, perPage: most, ...(words ? { q: words } : {}) };
  const until = addDays(`${addMonths(month, 1)}-01`, -1);
  const own = useRecords('departures', { ...asked, from: first, until, order: 'asc' });
  const earlier = useRecords('departures', {
    ...asked,
    from: addDays(first, -longestDays),
    until: addDays(first, -1),
    order: 'desc',
  });
  const before = [...earlier.items].reverse();
  // Even the earliest one that was read reaches into this month: so may others.
  const [earliest] = before;
  const isCutBefore = earlier.total > most && earliest !== undefined && textAt(earliest, 'endDate') >= first;
  return {
    items: [...before, ...own.items],
    cut: cutWords(own.total > most, isCutBefore),
    failure: own.failure ?? earlier.failure,
    isLoading: own.isLoading || earlier.isLoading,
    again: () => [own, earlier].forEach(({ again }) => again()),
  };
}

function cutWords(isCut: boolean, isCutBefore: boolean): string | null {
  if (isCut) return `Only the first ${most} of the departures that begin in this month are drawn.`;
  return isCutBefore ? 'Some departures that begin before this month are not drawn.' : null;
}

/** The month of the next departure, so that the calendar does not open on an empty month. */
function useNextMonth(isAsked: boolean): string {
  // oxlint-disable-next-line react/purity -- an office page stays open past midnight: each render asks which day it is
  const today = istDay(new Date());
  const query = { from: today, sort: 'startDate', order: 'asc', page: 1, perPage: 1 };
  const { items } = useRecords('departures', query, { skip: isAsked });
  const [next] = items;
  return ((next && textAt(next, 'startDate')) || today).slice(0, 7);
}

const dated = (record: AdminRecord) => ({
  record,
  startDate: textAt(record, 'startDate'),
  endDate: textAt(record, 'endDate'),
});
