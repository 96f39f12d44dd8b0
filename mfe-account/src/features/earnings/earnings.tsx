import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Notice } from '@valam/ui/notice/notice';
import { accountApi } from '../../api/account.api';
import { Balance } from './balance';
import { Commissions } from './commissions';
import { PayoutDetailsForm } from './payout-details-form';
import { PayoutTable } from './payout-table';

/** A partner's money: what stands, every line, every payout, and where it goes. */
export function Earnings() {
  const { data: own, isLoading, isError } = accountApi.useOwnReferralQuery();
  return (
    <Stack $gap="8">
      {isLoading && <SkeletonText lines={5} />}
      {isError && (
        <Notice tone="danger" live>
          Your balance cannot be shown right now. Please try again later.
        </Notice>
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
      <Commissions />
      <PayoutTable />
    </Stack>
  );
}
