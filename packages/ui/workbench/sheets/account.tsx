import { Badge } from '@valam/ui/badge/badge';
import { Pagination } from '@valam/ui/paging/pagination';
import { Stats } from '@valam/ui/stat/stat';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FactList } from '@valam/ui/facts/fact-list';
import type { Sheet } from '../sheet';

interface Referral {
  readonly name: string;
  readonly tour: string;
  readonly status: 'paid' | 'pending';
  readonly amount: string;
}

const columns: readonly Column<Referral>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, names: true, sortable: true },
  { key: 'tour', header: 'Tour', cell: (row) => row.tour },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={row.status === 'paid' ? 'done' : 'waiting'}>{row.status}</Badge>,
  },
  { key: 'amount', header: 'Amount', cell: (row) => row.amount, figures: true, sortable: true },
];
const rows: readonly Referral[] = [
  { name: 'Ingrid Solberg', tour: 'Discovering Shiva', status: 'paid', amount: 'USD 4,980' },
  { name: 'Marcus Whitfield', tour: 'City of Light', status: 'pending', amount: '-' },
];
const table = { caption: 'People who used your code', columns, rowKey: (row: Referral) => row.name };
export const account: Sheet = {
  id: 'account',
  title: 'Account and back office',
  states: [
    {
      name: 'Breadcrumb',
      width: 'full',
      show: () => <Breadcrumb crumbs={[{ label: 'Home', href: '#home' }, { label: 'Components' }]} />,
    },
    {
      name: 'Stats',
      width: 'full',
      show: () => (
        <Stats
          stats={[
            { label: 'Total Referrals', value: 14, note: 'People who used your code' },
            { label: 'Successful Bookings', value: 4, note: 'Completed payments' },
            { label: 'Pending Inquiries', value: 10, note: 'Awaiting conversion' },
          ]}
        />
      ),
    },
    {
      name: 'Amounts',
      width: 'half',
      show: () => (
        <FactList
          figures
          facts={[
            { label: 'Pending', value: '$498' },
            { label: 'Paid so far', value: '$1,204' },
          ]}
        />
      ),
    },
    { name: 'Table', width: 'full', show: () => <DataTable {...table} rows={rows} /> },
    {
      name: 'Table: sorted',
      width: 'full',
      show: () => (
        <DataTable {...table} rows={rows} sorting={{ key: 'name', order: 'asc' }} onSort={() => undefined} />
      ),
    },
    { name: 'Table: loading', width: 'full', show: () => <DataTable {...table} rows={[]} loading /> },
    {
      name: 'Table: empty',
      width: 'full',
      show: () => (
        <DataTable {...table} rows={[]} empty={<p>No referrals yet. Start sharing your code!</p>} />
      ),
    },
    {
      name: 'Table: failed',
      width: 'full',
      show: () => (
        <DataTable
          {...table}
          rows={[]}
          failed={<p>Unable to load referral stats. Please try again later.</p>}
        />
      ),
    },
    {
      name: 'Pages',
      width: 'full',
      show: () => <Pagination page={5} pages={12} hrefOf={(page) => `#page-${page}`} />,
    },
  ],
};
