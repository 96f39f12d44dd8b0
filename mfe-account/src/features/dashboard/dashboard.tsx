import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Stats } from '@valam/ui/stat/stat';
import { Body, Heading } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '../../parts/load-failed';
import { CodeCard } from './code-card';
import { EarningsSummary, FreeRetreat } from './earnings-summary';
import { MonthChart } from './month-chart';
import { ReferralTable } from './referral-table';

/** The figures of the signed-in partner. */
export function Dashboard({ code }: { code: string }) {
  const stats = accountApi.useReferralStatsQuery({ referralCode: code });
  const own = accountApi.useOwnReferralQuery();
  const figures = stats.data;
  return (
    <Stack $gap="8">
      <CodeCard code={code} />
      {stats.isError && !figures && (
        <LoadFailed onAgain={stats.refetch}>
          Unable to load referral stats. Please try again later.
        </LoadFailed>
      )}
      {figures && (
        <Stats
          stats={[
            { label: 'Total Referrals', value: figures.totalReferrals, note: 'People who used your code' },
            { label: 'Successful Bookings', value: figures.successfulBookings, note: 'Completed payments' },
            { label: 'Pending Inquiries', value: figures.pendingInquiries, note: 'Awaiting conversion' },
          ]}
        />
      )}
      {own.isLoading && <SkeletonText lines={4} />}
      {own.isError && !own.data && (
        <LoadFailed onAgain={own.refetch}>
          Your earnings cannot be shown right now. Please try again later.
        </LoadFailed>
      )}
      {own.data && (
        <Grid>
          <GridItem $from={1} $to={9}>
            <MonthChart months={own.data.byMonth} />
          </GridItem>
          <GridItem $from={9} $to={13}>
            <Stack $gap="7">
              <FreeRetreat of={own.data.freeRetreat} />
              <EarningsSummary own={own.data} />
            </Stack>
          </GridItem>
        </Grid>
      )}
      <Stack as="section" $gap="5" aria-labelledby="referrals">
        <Heading id="referrals" $size={1}>
          Your Referrals
        </Heading>
        {(figures || !stats.isError) && (
          <ReferralTable rows={figures?.leads ?? []} isLoading={stats.isLoading} />
        )}
      </Stack>
      <Body>
        Something missing? <TextLink href="/contact-us">Contact us</TextLink>
      </Body>
    </Stack>
  );
}
