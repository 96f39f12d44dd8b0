import { mayHavePage } from '@valam/contracts/identity/contributor.schema';
import { ErrorState } from '@valam/ui/empty/error-state';
import { MainAndSide, Stack } from '@valam/ui/layout/layout';
import { QuietLink, TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Body } from '@valam/ui/typography/typography';
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
        {mayHavePage(own) ? (
          <>
            <Portrait own={own} />
            <Photos own={own} />
            <QuietLink href={`/host/${own.slug}`}>See your public page</QuietLink>
          </>
        ) : (
          <Body>
            Photos and a public page are for hosts and guides. <TextLink href="/host">Become a host</TextLink>
          </Body>
        )}
      </Stack>
    </MainAndSide>
  );
}
