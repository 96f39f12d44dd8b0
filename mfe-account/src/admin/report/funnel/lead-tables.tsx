import type { FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading } from '@valam/ui/typography/typography';
import { inWords } from '../../description/field-description';
import type { ReportAddress } from '../use-report-address';
import { Compared } from '../compared';
import { RowName } from '../entries-links';
import { WideTable } from '../wide-table';
import { leadKey, leadMeasures, reasonKey } from './funnel-measures';

type Row = FunnelReport['leads']['rows'][number];
type Reason = FunnelReport['leads']['lostReasons'][number];

const reasonColumns = (address: ReportAddress): readonly Column<Reason>[] => [
  {
    key: 'reason',
    header: 'Reason',
    names: true,
    cell: ({ reason, then }) => (
      <RowName address={address} rowKey={reasonKey(reason)} label={reason} hasBefore={then > 0} />
    ),
  },
  {
    key: 'leads',
    header: 'Leads',
    figures: true,
    cell: ({ now, then }) => <Compared now={formatCount(now)} then={formatCount(then)} />,
  },
];

/** The outcome of leads by type, and the reasons for lost leads; each row links to its leads. */
export function LeadTables({ address, leads }: { address: ReportAddress; leads: FunnelReport['leads'] }) {
  const columns: readonly Column<Row>[] = [
    {
      key: 'type',
      header: 'Type',
      names: true,
      cell: ({ key, then }) => (
        <RowName address={address} rowKey={leadKey(key)} label={inWords(key)} hasBefore={then.received > 0} />
      ),
    },
    ...leadMeasures.map(({ figure, text }): Column<Row> => ({
      key: figure,
      header: figure,
      figures: true,
      cell: ({ now, then }) => <Compared now={text(now)} then={text(then)} />,
    })),
  ];
  const isEmpty = leads.now.received === 0 && leads.then.received === 0;
  return (
    <>
      <Heading as="h2" $size={3}>
        Leads
      </Heading>
      {isEmpty ? (
        <EmptyState>There were no leads on these days, nor in the range before.</EmptyState>
      ) : (
        <>
          <WideTable label="Leads by type">
            <DataTable
              caption="Leads by type"
              columns={columns}
              rows={leads.rows}
              rowKey={({ key }) => key}
            />
          </WideTable>
          <Heading as="h3" $size={3}>
            Why leads were lost
          </Heading>
          <WideTable label="Why leads were lost">
            <DataTable
              caption="Why leads were lost"
              columns={reasonColumns(address)}
              rows={leads.lostReasons}
              rowKey={({ reason }) => reason}
              empty="None of these leads was lost."
            />
          </WideTable>
        </>
      )}
    </>
  );
}
