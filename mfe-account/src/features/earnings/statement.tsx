import type { PayoutSheet } from '@valam/contracts/identity/payout.schema';
import { formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { useBrand } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { FactList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Between, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { CommissionTable } from './commission-table';
import { payoutWords } from './payout-words';

const day = (instant: string): string => formatDay(istDay(new Date(instant)));

const NotInPrint = styled.div`
  @media print {
    display: none;
  }
`;

/** The statement of one payout with its lines, printable. */
export function Statement({ sheet }: { sheet: PayoutSheet }) {
  const brand = useBrand();
  return (
    <Stack $gap="7">
      <NotInPrint>
        <Between>
          <QuietLink href="/dashboard/earnings">All earnings</QuietLink>
          <Button small variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" /> Print
          </Button>
        </Between>
      </NotInPrint>
      <FactList
        facts={[
          { label: 'From', value: brand.name },
          { label: 'To', value: sheet.partner },
          { label: 'Paid to', value: sheet.details },
          { label: 'Amount', value: formatMoney(sheet.amount) },
          { label: 'State', value: payoutWords[sheet.state].label },
          { label: 'Made on', value: day(sheet.proposedAt) },
          ...(sheet.paidAt ? [{ label: 'Paid on', value: day(sheet.paidAt) }] : []),
          ...(sheet.paymentReference ? [{ label: 'Reference', value: sheet.paymentReference }] : []),
          { label: 'Number', value: sheet.id },
        ]}
      />
      <CommissionTable lines={sheet.items} isLoading={false} />
      <Small $soft>
        The amounts of the lines add up to the amount of the payout. A cancelled payout has no lines: they
        moved to the next one.
      </Small>
    </Stack>
  );
}
