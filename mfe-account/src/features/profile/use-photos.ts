import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { uploadProblem } from '@valam/contracts/catalog/upload-limits';
import type { OwnContributor, ProfileChange } from '@valam/contracts/identity/contributor.schema';
import { CallRefused, callFailure } from '@valam/mfe-kit/api';
import { unanswered } from '@valam/mfe-kit/refused';
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
      // The list is sent whole: made from the record as it is now, it keeps what another tab has added.
      const own = await refetch().unwrap();
      isSent = true;
      await change({ ifMatch: own.version, body: changed(own) }).unwrap();
      await refetch();
      shell.toast({ title: done, tone: 'success' });
      return true;
    } catch (reason) {
      const isLost = isSent && callFailure(reason)?.status === 0;
      setError(isLost ? unanswered.description : wordsOf(reason));
      // Shows what was saved all the same, before it is added a second time.
      if (isLost) void refetch();
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
          const { picture } = await upload({ query: { alt, kind: 'photograph' }, body: file }).unwrap();
          return (own) => into(picture, own);
        });
      setError(problem);
      return Promise.resolve(false);
    },
    keep: (changed: Change): Promise<boolean> => save('Photo removed', () => Promise.resolve(changed)),
  };
}

/** The message of a refused field, where there is one: “the marked fields” are none of this part. */
function wordsOf(reason: unknown): string {
  const failure = callFailure(reason);
  if (!failure) return otherwise;
  return Object.values(new CallRefused(failure).fields)[0] ?? failure.problem.message;
}
