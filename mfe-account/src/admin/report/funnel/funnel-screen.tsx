import type { FunnelGroup, FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import { leadTypes } from '@valam/contracts/leads/lead.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Stack } from '@valam/ui/layout/layout';
import { inWords } from '../../description/field-description';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Entries } from '../entries';
import { AllEntries } from '../entries-links';
import { GroupField } from '../group-field';
import { Rebuild } from '../rebuild';
import { readText } from '../read-text';
import { ReportFrame } from '../report-frame';
import { ReportStats } from '../report-stats';
import { comparedRanges, rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { allRows, allRowsWords, useReportAddress, type ReportAddress } from '../use-report-address';
import { funnelEntries, funnelLeads } from './funnel-entries';
import { funnelExplanations } from './funnel-explanations';
import {
  funnelCsv,
  funnelGroupWords,
  hasVisits,
  leadKey,
  reasonOf,
  rowName,
  rowsWithOthers,
  stepRows,
  stepWords,
} from './funnel-measures';
import { StepsTable, VisitsTable } from './funnel-tables';
import { LeadTables } from './lead-tables';

const isGroup = (value: string | null): value is FunnelGroup =>
  value !== null && Object.hasOwn(funnelGroupWords, value);

/** The drop-off at each step toward a booking, and the outcome of leads. */
export function FunnelScreen() {
  const address = useReportAddress();
  const given = address.valueOf('by');
  const by = isGroup(given) ? given : 'source';
  const query = reportsApi.useFunnelQuery({ ...address.range, by }, { refetchOnMountOrArgChange: true });
  return (
    <ReportFrame
      title="Funnel"
      address={address}
      query={query}
      below={(report) =>
        report ? `${comparedRanges(report)}. ${readText(report)}` : rangeWords(address.range)
      }
      csv={funnelCsv}
      fileName="funnel"
      fields={<GroupField address={address} by={by} groups={funnelGroupWords} />}
      actions={<Rebuild />}
      explanations={funnelExplanations}
    >
      {(report) => <Figures report={report} address={address} />}
    </ReportFrame>
  );
}

function Figures({ report, address }: { report: FunnelReport; address: ReportAddress }) {
  const { by, range, before } = report;
  const { chosen } = address;
  const type = leadTypes.find((one) => leadKey(one) === chosen?.key);
  const reason = chosen ? reasonOf(chosen.key) : undefined;
  const isOfLeads = type !== undefined || reason !== undefined;
  const row = rowsWithOthers(report).find(({ key }) => key === chosen?.key);
  return (
    <Stack $gap="6">
      {hasVisits(report) ? (
        <>
          <ReportStats
            stats={stepRows(report).map(({ step, now, then, stepConversion }) => ({
              label: stepWords[step],
              value: formatCount(now),
              note: `${stepConversion === null ? '' : `${stepConversion} of the step before. `}${formatCount(then)} in the range before`,
            }))}
          />
          <ComparisonChart
            title="How far visits came"
            points={stepRows(report).map(({ step, now, then }) => ({
              label: stepWords[step],
              bar: now,
              line: then,
            }))}
            format={formatCount}
            bars={rangeWords(range)}
            line={rangeWords(before)}
            isOfNames
          />
          <StepsTable report={report} />
          <VisitsTable address={address} report={report} />
          <AllEntries address={address} words={(days) => `All counts and bookings of ${days}`} />
        </>
      ) : (
        <EmptyState>
          No visit was counted on these days, nor in the range before. Only those who allow it are counted.
        </EmptyState>
      )}
      {chosen && !isOfLeads && (
        <Entries
          of={funnelEntries}
          address={address}
          chosen={chosen}
          query={{ ...range, by, ...chosen.query }}
          label={row ? rowName(by, row) : chosen.key === allRows ? allRowsWords : chosen.key}
        />
      )}
      <LeadTables address={address} leads={report.leads} />
      {chosen && isOfLeads && (
        <Entries
          of={funnelLeads}
          address={address}
          chosen={chosen}
          query={{ ...(chosen.which === 'before' ? before : range), type, reason }}
          label={type ? inWords(type) : `lost, ${reason}`}
        />
      )}
    </Stack>
  );
}
