import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Heading, Small } from '@valam/ui/typography/typography';
import { Progress } from '@valam/ui/meter/progress';

export function EarningsSummary({ own }: { own: OwnReferral }) {
  const { earnings, terms } = own;
  const { commissionPercent, releaseDays, payoutMinimum } = terms;
  return (
    <Stack as="section" $gap="4" aria-labelledby="earnings">
      <Heading id="earnings">Earnings</Heading>
      <FactList
        figures
        facts={[
          { label: 'Pending', value: formatMoney(earnings.pending) },
          { label: `Locked until ${releaseDays} days after the tour`, value: formatMoney(earnings.locked) },
          { label: 'Approved for the next payout', value: formatMoney(earnings.approved) },
          { label: 'Paid so far', value: formatMoney(earnings.paid) },
        ]}
      />
      <Small $soft>
        {commissionPercent}% of each booking. Paid monthly, {releaseDays} days after the tour, once you reach{' '}
        {formatMoney(payoutMinimum)}, by bank transfer or PayPal.
      </Small>
      <QuietLink $small href="/dashboard/earnings">
        Every line and payout
      </QuietLink>
    </Stack>
  );
}

/** Progress toward this year's free retreat, and one earned in the year before. */
export function FreeRetreat({ of }: { of: OwnReferral['freeRetreat'] }) {
  const { completedBookings: done, needed, year, earnedBefore } = of;
  return (
    <Stack as="section" $gap="3" aria-labelledby="free-retreat">
      <Heading id="free-retreat">A free retreat at {needed}</Heading>
      <Progress
        done={done}
        of={needed}
        text={
          done >= needed
            ? `${done} completed bookings in ${year}: a retreat is yours. Write to us and choose.`
            : `${done} of ${needed} completed bookings in ${year}`
        }
      />
      {earnedBefore && (
        <Small>
          {earnedBefore.completedBookings} completed bookings in {earnedBefore.year}: a retreat is yours. If
          you haven’t chosen it yet, write to us.
        </Small>
      )}
    </Stack>
  );
}
