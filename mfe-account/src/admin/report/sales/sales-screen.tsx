import type { SalesGroup, SalesReport } from '@valam/contracts/leads/report.schema';
import { dayCount } from '@valam/contracts/shared/days';
import { formatMoney, isCurrency, money } from '@valam/contracts/shared/money';
import type { ReportRange } from '@valam/contracts/shared/report-range';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Stack } from '@valam/ui/layout/layout';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Entries } from '../entries';
import { AllEntries } from '../entries-links';
import { GroupField } from '../group-field';
import { readText } from '../read-text';
import { comparedRanges, rangeWords } from '../report-range';
import { Rebuild } from '../rebuild';
import { ReportFrame } from '../report-frame';
import { reportsApi } from '../reports.api';
import { allRows, allRowsWords, useReportAddress, type ReportAddress } from '../use-report-address';
import { salesCsv } from './sales-csv';
import { salesEntries } from './sales-entries';
import { rowsWithEntries, salesExplanations } from './sales-measures';
import { CurrencyTotals, SalesTable } from './sales-tables';

const groups: Readonly<Record<SalesGroup, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  tour: 'Tour',
  currency: 'Currency',
  country: 'Country',
  partner: 'Partner',
  promo: 'Promo code',
};
const isGroup = (value: string | null): value is SalesGroup => value !== null && Object.hasOwn(groups, value);

/** Keeps the number of rows readable: days up to a month, weeks up to half a year, then months. */
function usualGroup({ from, to }: ReportRange): SalesGroup {
  const days = dayCount(from, to);
  if (days <= 31) return 'day';
  return days <= 183 ? 'week' : 'month';
}

/** The maximum number of bars in a readable chart; the table has all rows. */
const mostNamed = 12;

const countries = new Intl.DisplayNames('en', { type: 'region' });

function named(report: SalesReport): SalesReport {
  if (report.by !== 'country') return report;
  const rows = report.rows.map((row) => ({ ...row, label: (row.key && countries.of(row.key)) || row.label }));
  return { ...report, rows };
}

/** Sales compared with the range before: totals, chart, table, and the entries behind a row. */
export function SalesScreen() {
  const address = useReportAddress();
  const [givenGroup, givenCurrency] = [address.valueOf('by'), address.valueOf('currency')];
  const by = isGroup(givenGroup) ? givenGroup : usualGroup(address.range);
  const currency = isCurrency(givenCurrency) ? givenCurrency : 'USD';
  const query = reportsApi.useSalesQuery(
    { ...address.range, by, currency },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ReportFrame
      title="Sales"
      address={address}
      query={query}
      below={(report) =>
        report ? `${comparedRanges(report)}. ${readText(report)}` : rangeWords(address.range)
      }
      csv={(report) => salesCsv(named(report), groups[by])}
      fileName="sales"
      fields={<GroupField address={address} by={by} groups={groups} />}
      actions={<Rebuild />}
      explanations={salesExplanations}
    >
      {(report) => <Figures report={named(report)} address={address} />}
    </ReportFrame>
  );
}

function Figures({ report, address }: { report: SalesReport; address: ReportAddress }) {
  const { by, currency, totals, rows } = report;
  const { chosen } = address;
  if (totals.length === 0)
    return (
      <EmptyState>
        Nothing was sold, changed or cancelled: there is no entry in {rangeWords(report.range)}, nor in the
        range before.
      </EmptyState>
    );
  const shown = by === 'currency' ? rows.filter((row) => row.currency === currency) : rows;
  const isTime = by === 'day' || by === 'week' || by === 'month';
  const points = (isTime ? shown : shown.slice(0, mostNamed)).map(({ label, now, before }) => ({
    label,
    bar: now.netMinor,
    line: before.netMinor,
  }));
  const labelOf = (key: string): string =>
    key === allRows ? allRowsWords : (rowsWithEntries(report).find((row) => row.key === key)?.label ?? key);
  return (
    <Stack $gap="6">
      <CurrencyTotals address={address} report={report} />
      <ComparisonChart
        title={`Net sales in ${currency} by ${groups[by].toLowerCase()}`}
        points={points}
        format={(value) => formatMoney(money(Math.round(value), currency))}
        bars={rangeWords(report.range)}
        line={rangeWords(report.before)}
        isOfNames={!isTime}
      />
      {by !== 'currency' && <SalesTable address={address} report={report} title={groups[by]} />}
      <AllEntries address={address} words={(days) => `All entries of ${days} in ${currency}`} />
      {chosen && (
        <Entries
          of={salesEntries}
          address={address}
          chosen={chosen}
          query={{ ...report.range, by, currency, ...chosen.query }}
          label={`${labelOf(chosen.key)}, ${currency}`}
        />
      )}
    </Stack>
  );
}
