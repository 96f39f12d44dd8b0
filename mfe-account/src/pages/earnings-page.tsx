import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Earnings } from '../features/earnings/earnings';
import { NoCode } from '../parts/no-code';
import { PartnerArea } from '../parts/partner-area';

/** Commissions, payouts and payout details. */
export default function EarningsPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead title={`Earnings | ${brand.name}`} description="Your commission and payouts." isHidden />
      <PartnerArea
        title={() => 'Earnings'}
        lead="What you have earned, line by line, and when it reaches you"
      >
        {({ contributor }) => (contributor?.referralCode ? <Earnings /> : <NoCode />)}
      </PartnerArea>
    </>
  );
}
