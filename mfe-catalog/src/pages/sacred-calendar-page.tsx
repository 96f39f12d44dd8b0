import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
import { formatMonthInFull } from '@valam/contracts/shared/days';
import { PageHead } from '@valam/mfe-kit/head';
import { useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Grid, GridItem, Section } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Heading } from '@valam/ui/typography/typography';
import { useEffect, useRef } from 'react';
import { catalogApi } from '../api/catalog.api';
import { ListAway } from '../parts/list-page/list-away';
import { ListHead } from '../parts/list-page/list-head';
import { goToPlace } from '../parts/go-to-place';
import { PrintButton } from '../parts/print-button';
import { entryIdOf, SacredDayEntry } from '../parts/sacred-day';

/** Full moons and festivals of the year ahead. */
export default function SacredCalendarPage() {
  const brand = useBrand();
  const list = catalogApi.useSacredDaysQuery({});
  const { data, isLoading } = list;
  useLateEntry(data !== undefined);
  return (
    <>
      <PageHead
        title={`Sacred calendar | ${brand.name}`}
        description="Full-moon nights and temple festivals of the year ahead: where, what crowds to expect, and which tours are there then."
        canonical="/sacred-calendar"
      />
      <ListHead
        name="Sacred calendar"
        title="When the lamps are lit"
        lead="Full moons are computed and shown as the night on which people walk. A festival day that its temple has not confirmed yet says so."
      />
      <Section $pad="bottom" $space="8" aria-label="Calendar">
        <Container>
          <PrintButton>Print the calendar</PrintButton>
          {isLoading && <SkeletonText lines={8} />}
          <ListAway list={list} />
          {data?.length === 0 && <EmptyState>No days are known for the coming year.</EmptyState>}
          {sacredMonths(data ?? []).map(({ id, title, days }) => (
            <Section as="section" key={id} $pad="top" $space="7" aria-labelledby={`month-${id}`}>
              <Grid>
                <GridItem $from={1} $to={4}>
                  <Heading id={`month-${id}`} $size={1}>
                    {title}
                  </Heading>
                </GridItem>
                <GridItem $from={4} $to={13} data-below="entries">
                  {days.map((day) => (
                    <SacredDayEntry key={entryIdOf(day)} id={entryIdOf(day)} day={day} />
                  ))}
                </GridItem>
              </Grid>
            </Section>
          ))}
        </Container>
      </Section>
    </>
  );
}

/** On a slow connection the target of an anchor link is loaded after the navigation: scrolls to it then. */
function useLateEntry(isThere: boolean): void {
  const { hash } = useLocation();
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) goToPlace(hash.slice(1));
    wasThere.current ||= isThere;
  }, [isThere, hash]);
}

interface SacredMonth {
  /** `2027-02`. */
  readonly id: string;
  readonly title: string;
  readonly days: readonly SacredDay[];
}

/** Groups days by the month in which they begin. */
function sacredMonths(days: readonly SacredDay[]): readonly SacredMonth[] {
  const ids = [...new Set(days.map(({ from }) => from.slice(0, 7)))];
  return ids.map((id) => ({
    id,
    title: formatMonthInFull(id),
    days: days.filter(({ from }) => from.startsWith(id)),
  }));
}
