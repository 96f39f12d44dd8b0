import { LaterPart } from '@valam/mfe-kit/slot';
import { Stack } from '@valam/ui/layout/layout';
import { Stats } from '@valam/ui/stat/stat';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { CodeCard } from './code-card';
import { figures } from './figures.lazy';
import { useReferralStats } from './use-referral-stats';

/** The signed-in partner's referral code and its results. */
export function Dashboard({ code }: { code: string }) {
  const { data, isError, refetch } = useReferralStats();
  return (
    <Stack $gap="8">
      <CodeCard code={code} />
      {isError && !data && (
        <LoadFailed onAgain={refetch}>Unable to load referral stats. Please try again later.</LoadFailed>
      )}
      {data && (
        <Stats
          stats={[
            { label: 'Total Referrals', value: data.totalReferrals, note: 'People who used your code' },
            { label: 'Successful Bookings', value: data.successfulBookings, note: 'Completed payments' },
            { label: 'Pending Inquiries', value: data.pendingInquiries, note: 'Awaiting conversion' },
          ]}
        />
      )}
      <LaterPart part={figures} />
    </Stack>
  );
}
