import type { FunnelGroup, FunnelReport } from '@valam/contracts/leads/funnel-report.schema';
import { leadTypes } from '@valam/contracts/leads/lead.schema';
import { formatCount } from '@valam/contracts/shared/money';
import { callFailure } from '@valam/mfe-kit/api';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { SelectField } from '@valam/ui/field/select-field';
import { Stats } from '@valam/ui/stat/stat';
import { inWords } from '../../description/field-description';
import { useRole } from '../../frame/use-role';
import { Waiting } from '../../frame/waiting';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { allRows, allRowsWords, chosenKey } from '../entries-section';
import { Explanations } from '../explanations';
import { RangeBar } from '../range-bar';
import { Rebuild } from '../rebuild';
import { readText } from '../read-text';
import { ReportHead } from '../report-head';
import { comparedRanges, rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { useReportAddress, type ReportAddress } from '../use-report-address';
import { FunnelEntries, FunnelLeads } from './funnel-entries';
import { funnelExplanations } from './funnel-explanations';
import {
  funnelCsv,
  funnelGroupWords,
  hasVisits,
  leadKey,
  rowName,
  stepRows,
  stepWords,
} from './funnel-measures';
import { StepsTable, VisitsTable } from './funnel-tables';
import { LeadTables } from './lead-tables';

const isGroup = (value: string | null): value is FunnelGroup =>
  value !== null && Object.hasOwn(funnelGroupWords, value);

/** The drop-off at each step towards a booking, and the outcome of leads. */
export function FunnelScreen() {
  const address = useReportAddress();
  const role = useRole();
  const given = address.valueOf('by');
  const by = isGroup(given) ? given : 'source';
  const { currentData, error, isFetching, refetch } = reportsApi.useFunnelQuery(
    { ...address.range, by },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error ? callFailure(error) : null;
  const report = currentData;
  return (
    <>
      <ReportHead
        title="Funnel"
        below={report ? `${comparedRanges(report)}. ${readText(report)}` : rangeWords(address.range)}
        failure={failure}
        onAgain={() => void refetch()}
        file={
          report && {
            name: `funnel-${report.range.from}-${report.range.to}.csv`,
            csv: () => funnelCsv(report),
          }
        }
      >
        {role === 'owner' && <Rebuild />}
      </ReportHead>
      <RangeBar address={address}>
        <SelectField
          label="By"
          value={by}
          options={Object.entries(funnelGroupWords).map(([value, label]) => ({ value, label }))}
          onChange={(event) => address.change({ by: event.target.value, key: null, page: null })}
        />
      </RangeBar>
      {isFetching && !report && !failure && <Waiting />}
      {report && !failure && <Figures report={report} address={address} />}
      <Explanations explanations={funnelExplanations} />
    </>
  );
}

function Figures({ report, address }: { report: FunnelReport; address: ReportAddress }) {
  const { by, range, before, rows } = report;
  const key = address.valueOf('key');
  const type = leadTypes.find((one) => leadKey(one) === key);
  const chosen = rows.find((row) => row.key === key);
  return (
    <>
      {hasVisits(report) ? (
        <>
          <Stats
            stats={stepRows(report).map(({ step, now, then, wentOn }) => ({
              label: stepWords[step],
              value: formatCount(now),
              note: `${wentOn && `${wentOn} of the step before. `}${formatCount(then)} in the range before`,
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
          <Link to={`${address.href({ key: allRows, page: null })}#entries`}>
            All counts and bookings of these days
          </Link>
        </>
      ) : (
        <EmptyState>
          No visit was counted on these days, nor in the range before. Only those who allow it are counted.
        </EmptyState>
      )}
      {key !== null && !type && (
        <FunnelEntries
          address={address}
          query={{ ...range, by, ...chosenKey(key) }}
          label={chosen ? rowName(by, chosen) : key === allRows ? allRowsWords : key}
        />
      )}
      <LeadTables address={address} leads={report.leads} />
      {type && <FunnelLeads address={address} query={{ ...range, type }} label={inWords(type)} />}
    </>
  );
}
