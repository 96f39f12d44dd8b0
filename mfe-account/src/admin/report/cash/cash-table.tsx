import type { CashMonth, CashReport } from '@valam/contracts/leads/cash-report.schema';
import { Link } from '@valam/mfe-kit/router';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Small } from '@valam/ui/typography/typography';
import { rangeWords } from '../report-range';
import { allRows, type ReportAddress } from '../use-report-address';
import { WideTable } from '../wide-table';
import { amountText, cashMeasures } from './cash-words';

/** The data of the chart as a table; each month links to its entries. */
export function CashTable({ report, address }: { report: CashReport; address: ReportAddress }) {
  const { currency, months, then, before } = report;
  const name: Column<CashMonth> = {
    key: 'month',
    header: 'Month',
    names: true,
    cell: ({ key, label }) => <Link to={address.toEntries({ key })}>{label}</Link>,
  };
  // A word joiner prevents a line break between the minus sign and its amount.
  const figures: readonly Column<CashMonth>[] = cashMeasures.map(({ figure, of, isOut }) => ({
    key: figure,
    header: figure,
    figures: true,
    cell: (month) => (of(month) === 0 ? '–' : `${isOut ? '−\u2060' : ''}${amountText(of(month), currency)}`),
  }));
  const closing: Column<CashMonth> = {
    key: 'closing',
    header: 'In the bank at its end',
    figures: true,
    cell: ({ closingMinor, isExpected }) => (
      <>
        <strong>{amountText(closingMinor, currency)}</strong>
        {isExpected && (
          <>
            <br />
            <Small as="span" $soft>
              expected
            </Small>
          </>
        )}
      </>
    ),
  };
  return (
    <>
      <WideTable label="Cash by month">
        <DataTable
          caption="Cash by month"
          columns={[name, ...figures, closing]}
          rows={months}
          rowKey={({ key }) => key}
        />
      </WideTable>
      <Small $soft>
        <Link to={address.toEntries({ key: allRows, which: 'before' })}>In the range before</Link>,{' '}
        {rangeWords(before)}: {amountText(then.receivedMinor + then.giftCardsMinor, currency)} came,{' '}
        {amountText(then.refundedMinor + then.payoutsMinor, currency)} went.
      </Small>
    </>
  );
}
