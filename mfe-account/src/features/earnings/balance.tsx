import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, isMore } from '@valam/contracts/shared/money';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { Heading, Small } from '@valam/ui/typography/typography';

/** What stands on the partner's account, and what the next payout will do with it. */
export function Balance({ own }: { own: OwnReferral }) {
  const { earnings, nextPayout } = own;
  const isBelow = isMore(nextPayout.minimum, nextPayout.approved);
  return (
    <Stack as="section" $gap="4" aria-labelledby="balance">
      <Heading id="balance">Balance</Heading>
      <FactList
        figures
        facts={[
          { label: 'Pending, until the tour is over', value: formatMoney(earnings.pending) },
          { label: 'Locked, until the day of release', value: formatMoney(earnings.locked) },
          { label: 'Approved', value: formatMoney(earnings.approved) },
          { label: 'On hold', value: formatMoney(earnings.onHold) },
          { label: 'In payout', value: formatMoney(earnings.inPayout) },
          { label: 'Earned and not yet paid', value: formatMoney(earnings.balance) },
          { label: 'Paid so far', value: formatMoney(earnings.paid) },
        ]}
      />
      <Small>
        Next payout: {formatDay(nextPayout.on)}, with {formatMoney(nextPayout.approved)} approved by now.
        {isBelow && ` Less than ${formatMoney(nextPayout.minimum)} is carried over to the month after.`}
      </Small>
      {!nextPayout.hasDetails && (
        <Notice tone="attention" title="Where should we send it?">
          We can’t pay you without payout details. Please add them on this page.
        </Notice>
      )}
    </Stack>
  );
}
