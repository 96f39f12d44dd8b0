import { formatCount } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster } from '@valam/ui/layout/layout';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import type { ChosenRow, ReportAddress } from './use-report-address';
import { WideTable } from './wide-table';

/** Describes the entries behind the figures of a report. */
export interface EntriesDefinition<Query, Entry> {
  readonly title: string;
  readonly columns: readonly Column<Entry>[];
  readonly perPage: number;
  readonly empty: string;
  readonly useEntries: (query: Query & { readonly page: number }) => {
    readonly currentData?: { readonly items: readonly Entry[]; readonly total: number } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Links to what is not among the entries. */
  readonly elsewhere?: ReactNode;
}

/** Refetches entries on each visit, like the figures that they explain. */
export const uncached = { refetchOnMountOrArgChange: true } as const;

interface EntriesProps<Query, Entry> {
  readonly of: EntriesDefinition<Query, Entry>;
  readonly address: ReportAddress;
  readonly chosen: ChosenRow;
  readonly query: Query;
  /** Label of the selected row. */
  readonly label: string;
}

/** A paginated list of the entries behind a row of a report, each linked to its record. */
export function Entries<Query extends object, Entry extends { readonly id: string }>({
  of,
  address,
  chosen: { which, page },
  query,
  label,
}: EntriesProps<Query, Entry>) {
  const { currentData, error, isFetching, refetch } = of.useEntries({ ...query, page });
  const failure = error ? callFailure(error) : null;
  const total = currentData?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / of.perPage));
  const title = `${of.title}: ${label}${which === 'before' ? ', range before' : ''}`;
  return (
    <section id="entries" aria-label={title}>
      <Heading as="h2" $size={3}>
        {title}
      </Heading>
      <WideTable label={of.title}>
        <DataTable
          caption={title}
          columns={of.columns}
          rows={currentData?.items ?? []}
          rowKey={({ id }) => id}
          loading={isFetching && !currentData}
          empty={of.empty}
          failed={
            failure ? (
              <>
                {failure.problem.message}{' '}
                <Button ref={passFocusOn} small variant="secondary" onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            ) : undefined
          }
        />
      </WideTable>
      <Cluster $gap="4">
        <Small $soft role="status">
          Page {page} of {last}, {formatCount(total)} in all.
        </Small>
        {page > 1 && <Link to={address.toPage(page - 1)}>Earlier page</Link>}
        {page < last && <Link to={address.toPage(page + 1)}>Next page</Link>}
        <Link to={address.href({})}>Close the list</Link>
        {of.elsewhere}
      </Cluster>
    </section>
  );
}
