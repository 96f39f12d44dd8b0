import { CallRefused } from '@valam/mfe-kit/api';
import { useState } from 'react';

interface Saving {
  readonly isSaving: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** Someone else has changed the record in the meantime. */
  readonly isStale: boolean;
  /** `onConflict` is called if the current state of the record does not allow the write. */
  run(write: () => Promise<void>, onConflict?: () => void): Promise<boolean>;
}

/** Messages that say what happens to the entered values, which the service's messages do not. */
const ownWords: Readonly<Record<number, string>> = {
  0: 'The site can’t be reached just now. Nothing is lost: check your connection and try again.',
  401: 'You are no longer signed in. Nothing is lost: sign in in another tab, then try again here.',
};

const idle = { isSaving: false, errors: {}, message: null, isStale: false };

/** Runs a write and keeps its errors in state. */
export function useSave(): Saving {
  const [state, setState] = useState<Omit<Saving, 'run'>>(idle);
  const run: Saving['run'] = async (write, onConflict) => {
    setState({ ...idle, isSaving: true });
    try {
      await write();
      setState(idle);
      return true;
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      setState({
        isSaving: false,
        errors: reason.fields,
        message:
          reason.code === 'outcome.unknown'
            ? reason.message
            : (ownWords[reason.failure.status] ?? reason.message),
        isStale: reason.code === 'admin.version_stale',
      });
      if (reason.failure.status === 409) onConflict?.();
      return false;
    }
  };
  return { ...state, run };
}
