import type { RouteOutput } from '@valam/contracts/shared/define';
import type { getOwnReferralRoute } from '@valam/contracts/identity/referral.routes';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, inWholeUnits, money } from '@valam/contracts/shared/money';
import { BarChart } from '@valam/ui/chart/bar-chart';
import { FactList } from '@valam/ui/facts/fact-list';
import { Stack } from '@valam/ui/layout/layout';
import { Progress } from '@valam/ui/meter/progress';
import { Heading, Small } from '@valam/ui/typography/typography';

export type OwnReferral = RouteOutput<typeof getOwnReferralRoute>;

/** What was earned, when it is paid, and how far the free retreat is. */
export function Earnings({ own }: { own: OwnReferral }) {
  const { earnings, nextPayout, freeRetreat, terms } = own;
  return (
    <Stack $gap="5">
      <Heading $size={1}>Earnings</Heading>
      <FactList
        figures
        facts={[
          { label: 'Pending, until the tour is completed', value: formatMoney(earnings.pending) },
          { label: `Locked, ${terms.releaseDays} days after the tour`, value: formatMoney(earnings.locked) },
          { label: 'Approved', value: formatMoney(earnings.approved) },
          { label: 'On hold', value: formatMoney(earnings.onHold) },
          { label: 'Paid', value: formatMoney(earnings.paid) },
          { label: 'Balance', value: formatMoney(earnings.balance) },
        ]}
      />
      <Small $soft>
        Next payout on {formatDay(nextPayout.on)}, from {formatMoney(nextPayout.minimum)}; what is less is
        carried over.
        {nextPayout.hasDetails
          ? ''
          : ' We do not know yet where to send it: fill in your payout details below.'}
      </Small>
      <Progress
        done={freeRetreat.completedBookings}
        of={freeRetreat.needed}
        text={`${freeRetreat.completedBookings} of ${freeRetreat.needed} completed bookings in ${freeRetreat.year} towards a free retreat`}
      />
      <BarChart
        title="Earned by month"
        summary={`${own.clicks} clicks so far`}
        labelHeader="Month"
        valueHeader="Earned"
        points={own.byMonth.map(({ month, earned }, index) => ({
          label: month,
          value: inWholeUnits(earned),
          running: index === own.byMonth.length - 1,
        }))}
        format={(value) => formatMoney(money(Math.round(value * 100), 'USD'))}
      />
    </Stack>
  );
}
