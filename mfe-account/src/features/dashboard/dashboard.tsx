import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import { LinkButton } from '@valam/ui/button/button';
import { Between, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Notice } from '@valam/ui/notice/notice';
import { Stats } from '@valam/ui/stat/stat';
import { Body, Display, Heading } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { CodeCard } from './code-card';
import { CommissionTable } from './commission-table';
import { Earnings } from './earnings';
import { LogoutButton } from './logout-button';
import { PayoutDetailsForm } from './payout-details-form';
import { ReferralTable } from './referral-table';

interface DashboardProps {
  readonly user: SessionUser;
  readonly code: string;
}

/** A partner's own figures. */
export function Dashboard({ user, code }: DashboardProps) {
  const stats = accountApi.useReferralStatsQuery({ referralCode: code });
  const own = accountApi.useOwnReferralQuery();
  const commissions = accountApi.useCommissionsQuery({});
  const lines = commissions.data
    ? 'items' in commissions.data
      ? commissions.data.items
      : commissions.data
    : [];
  const figures = stats.data;
  return (
    <Stack $gap="8">
      <Between>
        <Display>Welcome, {user.fullName ?? user.email}</Display>
        <LogoutButton />
      </Between>
      <CodeCard code={code} />
      {stats.isError && (
        <Notice tone="danger" live>
          Unable to load referral stats. Please try again later.
        </Notice>
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
      <Stack as="section" $gap="5">
        <Heading $size={1}>Your Referrals</Heading>
        {!stats.isError && <ReferralTable rows={figures?.leads ?? []} isLoading={stats.isLoading} />}
      </Stack>
      {own.data && <Earnings own={own.data} />}
      <Stack as="section" $gap="5">
        <Between>
          <Heading $size={1}>Commission</Heading>
          <LinkButton small variant="secondary" href="/api/referrals/me/commissions.csv" download>
            Download CSV
          </LinkButton>
        </Between>
        <CommissionTable lines={lines} isLoading={commissions.isLoading} />
      </Stack>
      {own.data && <PayoutDetailsForm saved={own.data.payoutDetails?.masked ?? null} />}
      <Body>
        Need help? <TextLink href="/contact-us">Contact us</TextLink>
      </Body>
    </Stack>
  );
}
