import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Dashboard } from '../features/dashboard/dashboard';
import { NoCode } from '../parts/no-code';
import { PartnerArea } from '../parts/partner-area';

/** The referral dashboard of the signed-in partner. */
export default function DashboardPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Referral dashboard | ${brand.name}`}
        description="Your referral code and figures."
        isHidden
      />
      <PartnerArea title={(user) => `Welcome, ${user.fullName ?? user.email}`} lead="Your referral dashboard">
        {({ contributor }) =>
          contributor?.referralCode ? <Dashboard code={contributor.referralCode} /> : <NoCode />
        }
      </PartnerArea>
    </>
  );
}
