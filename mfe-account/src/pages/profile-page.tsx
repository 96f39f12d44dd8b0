import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Profile } from '../features/profile/profile';
import { PartnerArea } from '../parts/partner-area';

/** What a contributor says about themselves. */
export default function ProfilePage() {
  const brand = useBrand();
  return (
    <>
      <PageHead title={`Your profile | ${brand.name}`} description="What your page says of you." isHidden />
      <PartnerArea title={() => 'Your profile'} lead="What your page says of you">
        {({ contributor }) =>
          contributor ? (
            <Profile />
          ) : (
            <EmptyState>Your account has no profile: it is a staff account.</EmptyState>
          )
        }
      </PartnerArea>
    </>
  );
}
