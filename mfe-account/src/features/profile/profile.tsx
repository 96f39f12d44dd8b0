import { uploadHint, uploadKinds } from '@valam/contracts/catalog/upload-limits';
import { mayHavePage, type OwnContributor } from '@valam/contracts/identity/contributor.schema';
import { Button } from '@valam/ui/button/button';
import { ErrorState } from '@valam/ui/empty/error-state';
import { FileField } from '@valam/ui/field/file-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { MainAndSide, Stack, Cluster } from '@valam/ui/layout/layout';
import { QuietLink, TextLink } from '@valam/ui/link/link';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Body, Heading, Small } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { Photos } from './photos';
import { ProfileForm } from './profile-form';
import { usePhotos } from './use-photos';

/** Lets contributors edit their profile. */
export function Profile() {
  const { data: own, isLoading, refetch } = accountApi.useProfileQuery();
  if (isLoading) return <SkeletonText lines={8} />;
  if (!own) {
    return (
      <ErrorState
        title="Your profile cannot be shown right now"
        action={
          <Button ref={passFocusOn} variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
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
            {own.about ? (
              <QuietLink href={`/host/${own.slug}`}>See your public page</QuietLink>
            ) : (
              <Small $soft>Your public page appears once you have written something under About.</Small>
            )}
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

/** Edits the portrait. */
function Portrait({ own }: { own: OwnContributor }) {
  const { add, keep, isBusy, error } = usePhotos();
  return (
    <Stack as="section" $gap="4" aria-labelledby="portrait" aria-busy={isBusy}>
      <Heading id="portrait">Your portrait</Heading>
      <Cluster $gap="5">
        <Medallion name={own.name} picture={own.profilePhoto} kind="host" size="l" />
        {own.profilePhoto && (
          <Button
            ref={passFocusOn}
            small
            variant="quiet"
            busy={isBusy}
            onClick={() => void keep(() => ({ profilePhoto: null }))}
          >
            Remove
          </Button>
        )}
      </Cluster>
      {!own.profilePhoto && own.offeredPicture && (
        <Small>
          When you signed up, you linked to <TextLink href={own.offeredPicture}>this picture</TextLink>. Save
          it on your device and upload it here, and it becomes your portrait.
        </Small>
      )}
      <FileField
        label={own.profilePhoto ? 'Another portrait' : 'A portrait'}
        optional
        hint={uploadHint}
        accept={uploadKinds}
        error={error}
        busy={isBusy}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (!file) return;
          void add(file, `Portrait of ${own.name}`, (profilePhoto) => ({ profilePhoto })).then(() => {
            field.value = '';
          });
        }}
      />
    </Stack>
  );
}
