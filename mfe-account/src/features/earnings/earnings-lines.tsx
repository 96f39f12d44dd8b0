import { useSearchParams } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { Between, Stack } from '@valam/ui/layout/layout';
import { Pagination } from '@valam/ui/paging/pagination';
import { Heading } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { CommissionTable } from './commission-table';
import { linesPerPage, pageOf } from './line-page';
import { PayoutTable } from './payout-table';

/** Commission lines and payouts. */
export default function EarningsLines() {
  return (
    <Stack $gap="8">
      <Commissions />
      <PayoutTable />
    </Stack>
  );
}

/** All commission lines, newest first. */
function Commissions() {
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data, isLoading, isError, refetch } = accountApi.useCommissionsQuery({
    page,
    perPage: linesPerPage,
  });
  const found = data && 'items' in data ? data : null;
  return (
    <section aria-labelledby="commission">
      <Between>
        <Heading id="commission" $size={1}>
          Commission
        </Heading>
        <LinkButton small variant="secondary" href="/api/referrals/me/commissions.csv" download>
          <Icon name="download" /> CSV
        </LinkButton>
      </Between>
      <Stack $gap="5">
        <CommissionTable
          lines={found?.items ?? []}
          isLoading={isLoading}
          onAgain={isError ? refetch : null}
        />
        <Pagination
          page={page}
          pages={Math.ceil((found?.total ?? 0) / linesPerPage)}
          hrefOf={(to) => `/dashboard/earnings?page=${to}#commission`}
          label="Pages of commission lines"
        />
      </Stack>
    </section>
  );
}
