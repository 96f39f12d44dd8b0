import { callFailure } from '@valam/mfe-kit/api';
import { PageHead } from '@valam/mfe-kit/head';
import { useParams } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { ErrorState } from '@valam/ui/empty/error-state';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { accountApi } from '../api/account.api';
import { Statement } from '../features/earnings/statement';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { PartnerArea } from '../parts/partner-area';

/** The statement of one payout. */
export default function StatementPage() {
  const brand = useBrand();
  const { payoutId = '' } = useParams();
  return (
    <>
      <PageHead
        title={`Statement | ${brand.name}`}
        description="The statement of one of your payouts."
        isHidden
      />
      <PartnerArea title={() => 'Statement'} lead="One payout, line by line">
        {() => <Sheet payoutId={payoutId} />}
      </PartnerArea>
    </>
  );
}

function Sheet({ payoutId }: { payoutId: string }) {
  const { data, error, refetch } = accountApi.usePayoutQuery({ payoutId });
  if (data) return <Statement sheet={data} />;
  if (!error) return <SkeletonText lines={6} />;
  if (callFailure(error)?.problem.kind !== 'not_found')
    return (
      <LoadFailed onAgain={refetch}>
        This statement cannot be shown right now. Please try again later.
      </LoadFailed>
    );
  return (
    <ErrorState title="Statement not found">
      You have no such payout. <TextLink href="/dashboard/earnings">All earnings</TextLink>
    </ErrorState>
  );
}
