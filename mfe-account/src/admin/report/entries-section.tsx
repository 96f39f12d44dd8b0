import { formatCount } from '@valam/contracts/shared/money';
import { keyOfNone } from '@valam/contracts/shared/report-range';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading, Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import type { ReportAddress } from './use-report-address';
import { WideTable } from './wide-table';

interface EntriesSectionProps<Entry> {
  readonly address: ReportAddress;
  /** Label of the chosen row. */
  readonly label: string;
  /** `entries` or `rows`, as the report calls them; also the id to scroll to. */
  readonly noun: 'entries' | 'rows';
  readonly columns: readonly Column<Entry>[];
  readonly query: {
    readonly currentData?: { readonly items: readonly Entry[]; readonly total: number } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly perPage: number;
  readonly empty: string;
  readonly children?: ReactNode;
}

/** The key of all rows together in an address; no tour, country, partner or code has it. */
export const allRows = '*';
export const allRowsWords = 'All';

/** The key to ask for; none for all rows together. */
export const chosenKey = (key: string): { readonly key?: string } =>
  key === allRows ? {} : { key: key || keyOfNone };

/** The page number in an address. */
export const pageOf = (address: ReportAddress): number => Math.max(1, Number(address.valueOf('page')) || 1);

/** The entries behind a row of a report, paginated, each linked to its record. */
export function EntriesSection<Entry extends { readonly id: string }>({
  address,
  label,
  noun,
  columns,
  query: { currentData, error, isFetching, refetch },
  page,
  perPage,
  empty,
  children,
}: EntriesSectionProps<Entry>) {
  const failure = error ? callFailure(error) : null;
  const total = currentData?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const title = `${noun === 'rows' ? 'Rows' : 'Entries'}: ${label}`;
  const to = (wanted: number) => `${address.href({ page: String(wanted) })}#${noun}`;
  return (
    <section id={noun} aria-label={title}>
      <Heading as="h2" $size={3}>
        {title}
      </Heading>
      <WideTable label={noun === 'rows' ? 'Rows' : 'Entries'}>
        <DataTable
          caption={title}
          columns={columns}
          rows={currentData?.items ?? []}
          rowKey={({ id }) => id}
          loading={isFetching && !currentData}
          empty={empty}
          failed={
            failure ? (
              <>
                {failure.problem.message}{' '}
                <Button small variant="secondary" onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            ) : undefined
          }
        />
      </WideTable>
      <Small $soft role="status">
        {formatCount(total)} {noun}, page {page} of {last}.
      </Small>{' '}
      {page > 1 && <Link to={to(page - 1)}>Earlier page</Link>}{' '}
      {page < last && <Link to={to(page + 1)}>Next page</Link>}{' '}
      <Link to={address.href({ key: null, answer: null, page: null })}>Close the {noun}</Link> {children}
    </section>
  );
}
