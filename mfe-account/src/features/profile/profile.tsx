import { ErrorState } from '@valam/ui/empty/error-state';
import { MainAndSide, Stack } from '@valam/ui/layout/layout';
import { QuietLink, TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { accountApi } from '../../api/account.api';
import { Photos } from './photos';
import { Portrait } from './portrait';
import { ProfileForm } from './profile-form';

/** A contributor's own record, to be changed by them. */
export function Profile() {
  const { data: own, isLoading } = accountApi.useProfileQuery();
  if (isLoading) return <SkeletonText lines={8} />;
  if (!own) {
    return (
      <ErrorState title="Your profile cannot be shown right now">
        Please try again later, or <TextLink href="/contact-us">contact us</TextLink>.
      </ErrorState>
    );
  }
  return (
    <MainAndSide>
      <ProfileForm own={own} />
      <Stack $gap="7">
        <Portrait own={own} />
        <Photos own={own} />
        {own.contributingArea !== 'Affiliate' && (
          <QuietLink href={`/host/${own.slug}`}>See your public page</QuietLink>
        )}
      </Stack>
    </MainAndSide>
  );
}
