import {
  type PartnerGroup,
  type PartnersReport,
  partnerValues,
} from '@valam/contracts/identity/partner-report.schema';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Entries } from '../entries';
import { AllEntries } from '../entries-links';
import { GroupField } from '../group-field';
import { Rebuild } from '../rebuild';
import { readText } from '../read-text';
import { comparedRanges, rangeWords } from '../report-range';
import { ReportFrame } from '../report-frame';
import { reportsApi } from '../reports.api';
import { allRows, allRowsWords, useReportAddress, type ReportAddress } from '../use-report-address';
import { partnerEntries } from './partner-entries';
import {
  hasAny,
  isMeasure,
  measureChoices,
  measuresFor,
  othersOf,
  partnerExplanations,
  partnerGroupWords,
  partnersCsv,
  valueText,
} from './partner-measures';
import { PartnerTotals, PartnersTable, SleepingPartners } from './partner-tables';

const isGroup = (value: string | null): value is PartnerGroup =>
  value !== null && Object.hasOwn(partnerGroupWords, value);
/** The maximum number of bars in a readable chart; the table has all rows. */
const mostNamed = 12;

/** Partners' results compared with the range before, the best and the inactive ones. */
export function PartnersScreen() {
  const address = useReportAddress();
  const given = address.valueOf('by');
  const by = isGroup(given) ? given : 'partner';
  const chosen = address.valueOf('measure');
  const measure = isMeasure(chosen) ? chosen : 'bookings';
  const query = reportsApi.usePartnersQuery(
    { ...address.range, by, order: measure },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  return (
    <ReportFrame
      title="Partners"
      address={address}
      query={query}
      below={(report) =>
        report ? `${comparedRanges(report)}. ${readText(report)}` : rangeWords(address.range)
      }
      csv={partnersCsv}
      fileName="partners"
      fields={
        <>
          <GroupField address={address} by={by} groups={partnerGroupWords} />
          <SelectField
            label="In order of"
            value={measure}
            options={measureChoices.filter(
              ({ value }) => !currentData || measuresFor(currentData).some(({ id }) => id === value),
            )}
            onChange={(event) => address.change({ measure: event.target.value })}
          />
        </>
      }
      actions={<Rebuild of="partners" />}
      explanations={partnerExplanations}
    >
      {(report) => <Figures report={report} address={address} measureId={measure} />}
    </ReportFrame>
  );
}

interface FiguresProps {
  readonly report: PartnersReport;
  readonly address: ReportAddress;
  readonly measureId: string;
}

function Figures({ report, address, measureId }: FiguresProps) {
  const { by, range, before, rows } = report;
  const measures = measuresFor(report);
  const measure = measures.find(({ id }) => id === measureId) ?? measures[0];
  const { chosen } = address;
  if (!measure) return null;
  const labelOf = (key: string): string =>
    key === allRows
      ? allRowsWords
      : ([...rows, ...othersOf(report)].find((row) => row.key === key)?.label ?? key);
  const shown = by === 'partner' ? rows.slice(0, mostNamed) : rows;
  const title = partnerGroupWords[by];
  return (
    <Stack $gap="6">
      {hasAny(report.now) || hasAny(report.then) ? (
        <>
          <PartnerTotals report={report} />
          <ComparisonChart
            title={`${measure.figure} by ${title.toLowerCase()}`}
            points={shown.map(({ label, now, then }) => ({
              label,
              bar: partnerValues[measure.id](now),
              line: partnerValues[measure.id](then),
            }))}
            format={(value) => valueText(measure, value)}
            bars={rangeWords(range)}
            line={rangeWords(before)}
            isOfNames={by === 'partner'}
          />
          <PartnersTable address={address} report={report} />
          <AllEntries address={address} words={(days) => `All entries of ${days}`} />
        </>
      ) : (
        <EmptyState>
          Partners brought no click, lead or booking on these days, nor in the range before.
        </EmptyState>
      )}
      {chosen && (
        <Entries
          of={partnerEntries}
          address={address}
          chosen={chosen}
          query={{ ...range, by, order: measure.id, ...chosen.query }}
          label={labelOf(chosen.key)}
        />
      )}
      <SleepingPartners report={report} />
    </Stack>
  );
}
