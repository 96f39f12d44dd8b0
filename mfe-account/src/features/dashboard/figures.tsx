import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Body, Heading } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { EarningsSummary, FreeRetreat } from './earnings-summary';
import { MonthChart } from './month-chart';
import { ReferralTable } from './referral-table';
import { useReferralStats } from './use-referral-stats';

/** The chart by month, the earnings, and the people who used the code. */
export default function Figures() {
  const stats = useReferralStats();
  const own = accountApi.useOwnReferralQuery();
  return (
    <Stack $gap="8">
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
        {(stats.data || !stats.isError) && (
          <ReferralTable rows={stats.data?.leads ?? []} isLoading={stats.isLoading} />
        )}
      </Stack>
      <Body>
        Something missing? <TextLink href="/contact-us">Contact us</TextLink>
      </Body>
    </Stack>
  );
}
