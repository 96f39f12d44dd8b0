import type { Booking, PaymentKind } from '@valam/contracts/leads/booking.schema';
import { formatInstant } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { DataTable } from '@valam/ui/table/data-table';
import { TextLink } from '@valam/ui/link/link';
import { Body } from '@valam/ui/typography/typography';
import { ManageSection } from './manage-section';

const paymentWords: Record<PaymentKind, string> = {
  deposit: 'Deposit',
  full: 'Full payment',
  balance: 'Balance',
  transfer_fee: 'Transfer fee',
  offline: 'Payment by other means',
};

const refundLineWords: Record<Booking['refunds'][number]['state'], string> = {
  pending: 'Refund in progress',
  refunded: 'Refund',
  failed: 'Refund, to be retried',
};

/** All payments with their receipts, and all refunds. */
export function PaymentsPart({ booking }: { booking: Booking }) {
  const rows = [
    ...booking.payments.map(({ id, kind, method, amount, at, receiptUrl, paidBy }) => ({
      id,
      at,
      what: paidBy
        ? `Share of ${paidBy}`
        : method === 'gift_card'
          ? `${paymentWords[kind]}, from a gift card`
          : paymentWords[kind],
      amount: formatMoney(amount),
      receiptUrl,
    })),
    ...booking.refunds.map(({ id, amount, state, at }) => ({
      id,
      at,
      what: refundLineWords[state],
      amount: `−${formatMoney(amount)}`,
      receiptUrl: null,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <ManageSection id="payments" title="Payments and receipts">
      {rows.length === 0 ? (
        <Body>Nothing has been paid.</Body>
      ) : (
        <DataTable
          caption="Payments and receipts"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', header: 'When', cell: ({ at }) => formatInstant(at) },
            { key: 'what', header: 'What', names: true, cell: ({ what }) => what },
            { key: 'amount', header: 'Amount', figures: true, cell: ({ amount }) => amount },
            {
              key: 'receipt',
              header: 'Receipt',
              cell: ({ receiptUrl, what }) =>
                receiptUrl && (
                  <TextLink href={receiptUrl} download aria-label={`PDF of the receipt: ${what}`}>
                    PDF
                  </TextLink>
                ),
            },
          ]}
        />
      )}
    </ManageSection>
  );
}
