import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, isMore } from '@valam/contracts/shared/money';
import { LaterPart } from '@valam/mfe-kit/slot';
import { FactList } from '@valam/ui/facts/fact-list';
import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Notice } from '@valam/ui/notice/notice';
import { Heading, Small } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { earningsLines } from './earnings-lines.lazy';
import { PayoutDetailsForm } from './payout-details-form';

/** A partner's balance and payout details, then commission lines and payouts. */
export function Earnings() {
  const { data: own, isLoading, isError, refetch } = accountApi.useOwnReferralQuery();
  return (
    <Stack $gap="8">
      {isLoading && <SkeletonText lines={5} />}
      {isError && !own && (
        <LoadFailed onAgain={refetch}>
          Your balance cannot be shown right now. Please try again later.
        </LoadFailed>
      )}
      {own && (
        <Grid>
          <GridItem $from={1} $to={7}>
            <Balance own={own} />
          </GridItem>
          <GridItem $from={8} $to={13}>
            <PayoutDetailsForm saved={own.payoutDetails} />
          </GridItem>
        </Grid>
      )}
      <LaterPart part={earningsLines} />
    </Stack>
  );
}

/** The partner's balance and the next payout. */
function Balance({ own }: { own: OwnReferral }) {
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
        {isBelow && ` Less than ${formatMoney(nextPayout.minimum)} rolls over to the next month.`}
      </Small>
      {!nextPayout.hasDetails && (
        <Notice tone="attention" title="Where should we send it?">
          We can’t pay you without payout details. Please add them on this page.
        </Notice>
      )}
    </Stack>
  );
}
