import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatInstant } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { FieldPair } from '@valam/ui/field/field';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { DataTable } from '@valam/ui/table/data-table';
import { Body, Small } from '@valam/ui/typography/typography';
import { fieldsOf } from '../../parts/field-of';
import { ManageSection } from './manage-section';

const kinds = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

/** The tax documents of a booking, and the company to which they are issued. */
export function InvoicesPart({ booking, token }: { booking: Booking; token: string }) {
  const { invoices = [], billing } = booking;
  if (invoices.length === 0) return null;
  const isOpen = invoices.some(({ isDrawn }) => !isDrawn);
  return (
    <ManageSection id="invoices" title="Tax invoices">
      <DataTable
        caption="Tax invoices"
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: 'When', cell: ({ at }) => formatInstant(at) },
          {
            key: 'number',
            header: 'Number',
            names: true,
            cell: ({ kind, number }) => `${kinds[kind]} ${number}`,
          },
          {
            key: 'amount',
            header: 'Amount',
            figures: true,
            cell: ({ kind, amount }) => `${kind === 'credit_note' ? '−' : ''}${formatMoney(amount)}`,
          },
          {
            key: 'file',
            header: 'File',
            cell: ({ url, kind, number }) => (
              <TextLink href={url} download aria-label={`PDF of the ${kinds[kind].toLowerCase()} ${number}`}>
                PDF
              </TextLink>
            ),
          },
        ]}
      />
      {isOpen ? (
        <ActionForm action="booking/billing" aria-label="Invoice details">
          {(progress) => {
            const { company, taxNumber } = billing ?? {};
            const field = fieldsOf({
              ...progress,
              values: { company: company ?? '', taxNumber: taxNumber ?? '', ...progress.values },
            });
            return (
              <Stack $gap="4">
                <Body>
                  Traveling for a company? Enter it before you open an invoice for the first time: a tax
                  document never changes once it has been opened.
                </Body>
                <input type="hidden" name="token" value={token} />
                <FieldPair>
                  <TextField
                    label="Company"
                    optional
                    hint="As it should appear on the invoice"
                    autoComplete="organization"
                    {...field('company')}
                  />
                  <TextField
                    label="Tax number"
                    optional
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    hint="GSTIN in India, VAT number elsewhere"
                    {...field('taxNumber')}
                  />
                </FieldPair>
                <div>
                  <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Saving...">
                    Save company
                  </Button>
                </div>
              </Stack>
            );
          }}
        </ActionForm>
      ) : (
        <Small $soft>{madeOutTo(booking)}All of them have been opened, so they stay as they are.</Small>
      )}
    </ManageSection>
  );
}

/** The addressees of opened documents, of which each has the company that was entered when it was opened. */
function madeOutTo({ invoices = [], billing }: Booking): string {
  // An earlier version of the service does not name the company of each document.
  const companies = invoices.map(({ company = billing?.company }) => company || null);
  if (companies.every((company) => company === null)) return '';
  return `Made out to ${[...new Set(companies.map((company) => company ?? 'you'))].join(' and ')}. `;
}
