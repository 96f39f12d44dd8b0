import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { uploadProblem } from '@valam/contracts/catalog/upload-limits';
import type { OwnContributor, ProfileChange } from '@valam/contracts/identity/contributor.schema';
import { CallRefused, callFailure } from '@valam/mfe-kit/api';
import { wordsWithoutAnswer } from '@valam/mfe-kit/refused';
import { useShell } from '@valam/mfe-kit/shell';
import { useState } from 'react';
import { accountApi } from '../../api/account.api';

const otherwise = 'The picture could not be saved. Please try again.';

type Change = (own: OwnContributor) => ProfileChange;

/** Uploads photos, adds them to the profile and removes them. */
export function usePhotos() {
  const shell = useShell();
  const { refetch } = accountApi.useProfileQuery();
  const [change] = accountApi.useChangeProfileMutation();
  const [upload] = accountApi.useUploadOwnPhotoMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(done: string, work: () => Promise<Change>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    let isSent = false;
    try {
      const changed = await work();
      // Replaces the whole list, so it starts from a fresh record in order to keep photos added in another tab.
      const own = await refetch().unwrap();
      isSent = true;
      await change({ ifMatch: own.version, body: changed(own) }).unwrap();
      await refetch();
      shell.toast({ title: done, tone: 'success' });
      return true;
    } catch (reason) {
      const failure = callFailure(reason);
      const lost = isSent && failure?.status === 0 ? failure.problem : null;
      setError(lost ? wordsWithoutAnswer(lost).description : wordsOf(reason));
      // The change may have been saved: shows it, so that the photo is not added twice.
      if (lost) void refetch();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    /** Validates the file before the upload, so that no one waits for a file that would be rejected. */
    add(
      file: File,
      alt: string,
      into: (picture: Picture, own: OwnContributor) => ProfileChange,
    ): Promise<boolean> {
      const problem = uploadProblem(file);
      if (!problem)
        return save('Picture saved', async () => {
          const { picture } = await upload({ query: { alt, kind: 'photograph' }, body: file }).unwrap();
          return (own) => into(picture, own);
        });
      setError(problem);
      return Promise.resolve(false);
    },
    keep: (changed: Change): Promise<boolean> => save('Photo removed', () => Promise.resolve(changed)),
  };
}

/** Prefers the error of a field: the general message mentions marked fields, and there are none here. */
function wordsOf(reason: unknown): string {
  const failure = callFailure(reason);
  if (!failure) return otherwise;
  return Object.values(new CallRefused(failure).fields)[0] ?? failure.problem.message;
}
