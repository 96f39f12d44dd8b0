import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { uploadHint, uploadKinds } from '@valam/contracts/catalog/upload-limits';
import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { Stack } from '@valam/ui/layout/layout';
import { Picture } from '@valam/ui/picture/picture';
import { Small } from '@valam/ui/typography/typography';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useReviewPhoto } from './use-review-photo';

/** As wide as it is worth: a look at what was sent, not the picture itself. */
export const Preview = styled(Picture)`
  max-width: 20rem;
  border-radius: var(--radius-control);
`;

const never = () => () => undefined;

/** One photo to a review. The file goes up on its own, so without scripts nothing is offered that would be lost. */
export function ReviewPhoto({ token, photo }: { token: string; photo: PictureData | null }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { add, remove, isBusy, error } = useReviewPhoto(token);
  if (photo)
    return (
      <Stack as="section" $gap="3" aria-label="Your photo" aria-busy={isBusy}>
        <Small $soft>Your photo, as it will appear with your review.</Small>
        <Preview picture={photo} sizes="20rem" alt="Your photo" />
        {error && <Small role="alert">{error}</Small>}
        <div>
          <Button small type="button" variant="quiet" busy={isBusy} onClick={() => void remove()}>
            Remove the photo
          </Button>
        </div>
      </Stack>
    );
  if (!hasScripts) return null;
  return (
    <FileField
      label="A photo"
      optional
      hint={isBusy ? 'Sending your photo...' : uploadHint}
      accept={uploadKinds}
      error={error}
      disabled={isBusy}
      onChange={({ currentTarget: field }) => {
        const file = field.files?.[0];
        if (file) void add(file).then(() => (field.value = ''));
      }}
    />
  );
}
