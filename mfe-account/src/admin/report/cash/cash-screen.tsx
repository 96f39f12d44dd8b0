import type { CashReport } from '@valam/contracts/leads/cash-report.schema';
import { currencies, isCurrency } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Small } from '@valam/ui/typography/typography';
import { listPlace } from '../../description/places';
import ComparisonChart from '../../../parts/chart/comparison-chart';
import { Entries } from '../entries';
import { Rebuild } from '../rebuild';
import { readText } from '../read-text';
import { ReportFrame } from '../report-frame';
import { ReportStats } from '../report-stats';
import { monthChoices, rangeOfMonths, rangeWords } from '../report-range';
import { reportsApi } from '../reports.api';
import { allRowsWords, useReportAddress, type ReportAddress } from '../use-report-address';
import { cashItems } from './cash-items';
import { CashTable } from './cash-table';
import {
  amountText,
  cashCsv,
  cashExplanations,
  changeIn,
  endText,
  isEmpty,
  ledgerWords,
  monthReckoning,
  currentMonth,
} from './cash-words';

/** Cash received, paid out and due by month, and the projected bank balance. */
export function CashScreen() {
  const address = useReportAddress(rangeOfMonths);
  const given = address.valueOf('currency');
  const currency = isCurrency(given) ? given : 'USD';
  const query = reportsApi.useCashQuery({ ...address.range, currency }, { refetchOnMountOrArgChange: true });
  return (
    <ReportFrame
      title="Cash"
      address={address}
      query={query}
      below={(report) => `${rangeWords(address.range)}. ${report ? readText(report) : ''}`}
      csv={cashCsv}
      fileName={`cash-${currency}`}
      choices={monthChoices(address.today)}
      fields={
        <SelectField
          label="Currency"
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => address.change({ currency: event.target.value })}
        />
      }
      actions={<Rebuild />}
      explanations={cashExplanations}
    >
      {(report) => (
        <>
          <Doubts report={report} />
          <Figures report={report} address={address} />
        </>
      )}
    </ReportFrame>
  );
}

function Figures({ report, address }: { report: CashReport; address: ReportAddress }) {
  const { currency, months } = report;
  const amount = (minor: number) => amountText(minor, currency);
  const { chosen } = address;
  const month = months.find(({ key }) => key === chosen?.key);
  const range = chosen?.which === 'before' ? report.before : (month ?? report.range);
  if (isEmpty(report))
    return (
      <EmptyState>No money came in or went out in {currency}, and none is due in these months.</EmptyState>
    );
  return (
    <Stack $gap="6">
      <ReportStats
        stats={[
          {
            label: 'In the bank',
            value: amount(report.positionMinor),
            note: <Link to={listPlace('payments', { currency })}>Now, by these ledgers</Link>,
          },
          {
            label: 'Left on gift cards',
            value: amount(report.giftCardLiabilityMinor),
            note: <Link to={listPlace('gift-cards', { currency })}>Received, and owed as trips</Link>,
          },
          {
            label: 'Refunds in progress',
            value: amount(report.refundsUnderWayMinor),
            note: (
              <Link to={listPlace('refunds', { state: 'pending,failed', currency })}>
                Ordered, not arrived yet
              </Link>
            ),
          },
          {
            label: 'Commissions payable',
            value: amount(report.commissionsPayableMinor),
            note: (
              <Link to={listPlace('commissions')}>
                {amount(report.commissionsLockedMinor)} locked, {amount(report.commissionsPendingMinor)}{' '}
                pending
              </Link>
            ),
          },
        ]}
      />
      <FirstOfMonth report={report} />
      <Small $soft>
        Not expected: {amount(report.depositsAwaitedMinor)} of deposits on open payment pages, and{' '}
        <Link to={listPlace('bookings', { isOverdue: 'true', currency })}>
          {amount(report.overdueMinor)} of overdue balances
        </Link>{' '}
        and installments.
      </Small>
      <ComparisonChart
        title={`Money in less money out in ${currency}, by month`}
        points={months.map((one) => ({ label: one.label, bar: changeIn(one) }))}
        format={(value) => amount(Math.round(value))}
        bars="Change in the month"
      />
      <ComparisonChart
        title={`In the bank in ${currency} at the end of each month`}
        points={months.map(({ label, closingMinor }) => ({ label, bar: closingMinor }))}
        format={(value) => amount(Math.round(value))}
        bars="In the bank"
      />
      <CashTable address={address} report={report} />
      {chosen && (
        <Entries
          of={cashItems}
          address={address}
          chosen={chosen}
          query={{ from: range.from, to: range.to, currency }}
          label={`${month?.label ?? allRowsWords}, ${currency}`}
        />
      )}
    </Stack>
  );
}

/** Warnings about incomplete or inconsistent figures, shown above them. */
function Doubts({ report: { differences, hasCommissions } }: { report: CashReport }) {
  return (
    <>
      {differences.map(({ ledger, currency, ledgerMinor, preparedMinor }) => (
        <Notice key={`${ledger} ${currency}`} tone="danger">
          This report does not add up. {ledgerWords[ledger]} in {currency} are{' '}
          {amountText(ledgerMinor, currency)} in the ledger and {amountText(preparedMinor, currency)} here. An
          owner can rebuild it from the ledgers.
        </Notice>
      ))}
      {!hasCommissions && (
        <Notice tone="attention">
          The ledger of commissions cannot be reached at the moment: payouts and commissions are missing from
          these figures.
        </Notice>
      )}
    </>
  );
}

/** Answers the most frequent question: the projected balance at the start of next month, with its calculation. */
function FirstOfMonth({ report }: { report: CashReport }) {
  const next = currentMonth(report);
  if (!next) return null;
  const { month, index } = next;
  const opening = report.months[index - 1]?.closingMinor ?? month.closingMinor - changeIn(month);
  return (
    <Body>
      <strong>
        {amountText(month.closingMinor, report.currency)} is expected in the bank {endText(month)}.
      </strong>{' '}
      {monthReckoning(month, opening, report.currency)}.
    </Body>
  );
}
