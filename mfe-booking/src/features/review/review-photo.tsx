import type { Picture as PictureData } from '@valam/contracts/catalog/picture.schema';
import { uploadHint, uploadKinds, uploadProblem } from '@valam/contracts/catalog/upload-limits';
import { Button } from '@valam/ui/button/button';
import { FileField } from '@valam/ui/field/file-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { Picture } from '@valam/ui/picture/picture';
import { Small } from '@valam/ui/typography/typography';
import { useSyncExternalStore, useState } from 'react';
import { styled } from 'styled-components';
import { callFailure } from '@valam/mfe-kit/api';
import { bookingApi } from '../../api/booking.api';

const otherwise = 'The photo could not be saved. Please try again.';

/** Uploads and removes the photo of a review. */
function useReviewPhoto({ token, onBusy }: Pick<ReviewPhotoProps, 'token' | 'onBusy'>) {
  const { refetch } = bookingApi.useReviewInvitationQuery({ token });
  const [upload] = bookingApi.useUploadReviewPhotoMutation();
  const [removePhoto] = bookingApi.useRemoveReviewPhotoMutation();
  const [error, setError] = useState<string>();

  async function change(work: () => Promise<unknown>): Promise<void> {
    onBusy(true);
    setError(undefined);
    try {
      await work();
      await refetch();
    } catch (reason) {
      setError(callFailure(reason)?.problem.message ?? otherwise);
    } finally {
      onBusy(false);
    }
  }

  return {
    error,
    async add(file: File): Promise<void> {
      const problem = uploadProblem(file);
      if (problem) setError(problem);
      else await change(() => upload({ params: { token }, body: file }).unwrap());
    },
    remove: (): Promise<void> => change(() => removePhoto({ params: { token } }).unwrap()),
  };
}

/** A small preview of the upload. */
export const Preview = styled(Picture)`
  max-width: 20rem;
  border-radius: var(--radius-control);
`;

const never = () => () => undefined;

interface ReviewPhotoProps {
  readonly token: string;
  readonly photo: PictureData | null;
  /** The photo is being uploaded or removed. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The photo of a review. It is uploaded separately by JavaScript, so the input is not rendered without it. */
export function ReviewPhoto({ photo, isBusy, ...upload }: ReviewPhotoProps) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { add, remove, error } = useReviewPhoto(upload);
  if (photo)
    return (
      <Stack as="section" $gap="3" aria-label="Your photo" aria-busy={isBusy}>
        <Small $soft>Your photo, as it will appear with your review.</Small>
        <Preview picture={photo} sizes="20rem" alt="Your photo" />
        {error && <Small role="alert">{error}</Small>}
        <div>
          <Button ref={passFocusOn} small variant="quiet" busy={isBusy} onClick={() => void remove()}>
            Remove the photo
          </Button>
        </div>
      </Stack>
    );
  if (!hasScripts) return null;
  return (
    <FileField
      ref={passFocusOn}
      label="A photo"
      optional
      hint={isBusy ? 'Sending your photo...' : uploadHint}
      accept={uploadKinds}
      error={error}
      busy={isBusy}
      onChange={({ currentTarget: field }) => {
        const file = field.files?.[0];
        if (file) void add(file).then(() => (field.value = ''));
      }}
    />
  );
}
