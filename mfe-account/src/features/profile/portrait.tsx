import { uploadHint, uploadKinds } from '@valam/contracts/catalog/upload-limits';
import type { OwnContributor } from '@valam/contracts/identity/contributor.schema';
import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Medallion } from '@valam/ui/medallion/medallion';
import { Heading, Small } from '@valam/ui/typography/typography';
import { usePhotos } from './use-photos';

/** The picture beside the name. */
export function Portrait({ own }: { own: OwnContributor }) {
  const { add, keep, isBusy, error } = usePhotos();
  return (
    <Stack as="section" $gap="4" aria-labelledby="portrait" aria-busy={isBusy}>
      <Heading id="portrait">Your portrait</Heading>
      <Cluster $gap="5">
        <Medallion name={own.name} picture={own.profilePhoto} kind="host" size="l" />
        {own.profilePhoto && (
          <Button small variant="quiet" busy={isBusy} onClick={() => void keep({ profilePhoto: null })}>
            Remove
          </Button>
        )}
      </Cluster>
      {!own.profilePhoto && own.offeredPicture && (
        <Small>
          At signup you named <TextLink href={own.offeredPicture}>this picture</TextLink>. Save it on your
          device and upload it here, and it becomes your portrait.
        </Small>
      )}
      <FileField
        label={own.profilePhoto ? 'Another portrait' : 'A portrait'}
        optional
        hint={uploadHint}
        accept={uploadKinds}
        error={error}
        disabled={isBusy}
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
