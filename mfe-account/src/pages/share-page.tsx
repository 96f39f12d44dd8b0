import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Share } from '../features/share/share';
import { NoCode } from '../parts/no-code';
import { PartnerArea } from '../parts/partner-area';

/** Links, texts and pictures for sharing. */
export default function SharePage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Share | ${brand.name}`}
        description="Links, texts and pictures to send on."
        isHidden
      />
      <PartnerArea title={() => 'Share'} lead="Links, texts and pictures to send on">
        {({ contributor }) =>
          contributor?.referralCode ? <Share code={contributor.referralCode} /> : <NoCode />
        }
      </PartnerArea>
    </>
  );
}
