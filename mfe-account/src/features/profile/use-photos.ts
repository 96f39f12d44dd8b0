import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { uploadProblem } from '@valam/contracts/catalog/upload-limits';
import type { OwnContributor, ProfileChange } from '@valam/contracts/identity/contributor.schema';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { callFailure } from '@valam/mfe-kit/api';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { useState } from 'react';
import { accountApi } from '../../api/account.api';

const otherwise = 'The picture could not be saved. Please try again.';

type Change = (own: OwnContributor) => ProfileChange;

/** Uploads photos, adds them to the profile and removes them. */
export function usePhotos() {
  const shell = useShell();
  const session = useSession();
  const { refetch } = accountApi.useProfileQuery();
  const [change] = accountApi.useChangeProfileMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(file: File, alt: string): Promise<Picture> {
    const response = await fetch(`${uploadOwnPhotoRoute.path}?alt=${encodeURIComponent(alt)}`, {
      method: uploadOwnPhotoRoute.method,
      credentials: 'include',
      headers: {
        'content-type': file.type,
        ...(session.status === 'signed-in' ? { 'x-csrf-token': session.csrfToken } : {}),
      },
      body: file,
    });
    const answer = (await response.json()) as { picture?: Picture; message?: string };
    if (!response.ok || !answer.picture) throw new Error(answer.message ?? otherwise);
    return answer.picture;
  }

  async function save(done: string, work: () => Promise<Change>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    try {
      const changed = await work();
      // The list is sent whole: made from the record as it is now, it keeps what another tab has added.
      const own = await refetch().unwrap();
      await change({ ifMatch: own.version, body: changed(own) }).unwrap();
      await refetch();
      shell.toast({ title: done, tone: 'success' });
      return true;
    } catch (reason) {
      setError(wordsOf(reason));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    /** Checks the file before the upload, so that nobody waits for one that would be refused. */
    add(
      file: File,
      alt: string,
      into: (picture: Picture, own: OwnContributor) => ProfileChange,
    ): Promise<boolean> {
      const problem = uploadProblem(file);
      if (!problem)
        return save('Picture saved', async () => {
          const picture = await send(file, alt);
          return (own) => into(picture, own);
        });
      setError(problem);
      return Promise.resolve(false);
    },
    keep: (changed: Change): Promise<boolean> => save('Photo removed', () => Promise.resolve(changed)),
  };
}

function wordsOf(reason: unknown): string {
  const refusal = callFailure(reason)?.problem.message;
  return refusal ?? (reason instanceof Error && reason.message ? reason.message : otherwise);
}
