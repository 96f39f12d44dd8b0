import { uploadProblem } from '@valam/contracts/catalog/upload-limits';
import { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import { callFailure } from '@valam/mfe-kit/api';
import { useState } from 'react';
import { bookingApi } from '../../api/booking.api';

const otherwise = 'The photo could not be saved. Please try again.';

/** Sends the photo of a review up, and takes it away again. */
export function useReviewPhoto(token: string) {
  const { refetch } = bookingApi.useReviewInvitationQuery({ token });
  const [removePhoto] = bookingApi.useRemoveReviewPhotoMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      await refetch();
    } catch (reason) {
      setError(wordsOf(reason));
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    async add(file: File): Promise<void> {
      const problem = uploadProblem(file);
      if (problem) setError(problem);
      else await change(() => send(token, file));
    },
    remove: (): Promise<void> => change(() => removePhoto({ params: { token } }).unwrap()),
  };
}

/** The body is the file itself, which the calls of a remote do not carry. */
async function send(token: string, file: File): Promise<void> {
  const response = await fetch(uploadReviewPhotoRoute.path.replace(':token', encodeURIComponent(token)), {
    method: uploadReviewPhotoRoute.method,
    headers: { 'content-type': file.type },
    body: file,
  });
  if (response.ok) return;
  const { message } = (await response.json()) as { message?: string };
  throw new Error(message ?? otherwise);
}

function wordsOf(reason: unknown): string {
  const refusal = callFailure(reason)?.problem.message;
  if (refusal) return refusal;
  // A connection that broke has words of the browser's own, which help no one.
  return reason instanceof Error && !(reason instanceof TypeError) && !(reason instanceof SyntaxError)
    ? reason.message
    : otherwise;
}
