import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Profile } from '../features/profile/profile';
import { PartnerArea } from '../parts/partner-area';

/** The page on which contributors edit their public profile. */
export default function ProfilePage() {
  const brand = useBrand();
  return (
    <>
      <PageHead title={`Your profile | ${brand.name}`} description="Your public profile." isHidden />
      <PartnerArea title={() => 'Your profile'} lead="Your public profile">
        {({ contributor }) =>
          contributor ? <Profile /> : <EmptyState>Yours is a staff account, so it has no profile.</EmptyState>
        }
      </PartnerArea>
    </>
  );
}
