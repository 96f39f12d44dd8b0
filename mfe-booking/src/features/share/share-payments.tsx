import type { Share } from '@valam/contracts/leads/share.schema';
import { formatInstant } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { DataTable } from '@valam/ui/table/data-table';
import { Heading } from '@valam/ui/typography/typography';

const refundWords = {
  pending: 'Refund in progress',
  refunded: 'Refund',
  failed: 'Refund, to be retried',
} as const;
const paperWords = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

/** The companion's payments and refunds, with receipts and tax documents. */
export function SharePayments({ share: { payments, refunds, invoices } }: { share: Share }) {
  if (payments.length === 0) return null;
  const rows = [
    ...payments.map(({ id, at, amount, receiptUrl }) => ({
      ...{ id, at, url: receiptUrl, what: 'Receipt of your share' },
      amount: formatMoney(amount),
    })),
    ...refunds.map(({ id, at, amount, state }) => ({
      ...{ id, at, url: null, what: refundWords[state] },
      amount: `−${formatMoney(amount)}`,
    })),
    ...invoices.map(({ id, at, kind, number, amount, url }) => ({
      ...{ id, at, url, what: `${paperWords[kind]} ${number}` },
      amount: `${kind === 'credit_note' ? '−' : ''}${formatMoney(amount)}`,
    })),
  ];
  return (
    <section aria-labelledby="payments-title">
      <Stack $gap="4">
        <Heading id="payments-title">Payments and documents</Heading>
        <DataTable
          caption="Payments and documents"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', header: 'When', cell: ({ at }) => formatInstant(at) },
            { key: 'what', header: 'What', names: true, cell: ({ what }) => what },
            { key: 'amount', header: 'Amount', figures: true, cell: ({ amount }) => amount },
            {
              key: 'file',
              header: 'File',
              cell: ({ url, what }) =>
                url && (
                  <TextLink href={url} download aria-label={`PDF: ${what}`}>
                    PDF
                  </TextLink>
                ),
            },
          ]}
        />
      </Stack>
    </section>
  );
}
