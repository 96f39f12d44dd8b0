import { CallRefused } from '@valam/mfe-kit/api';
import { useState } from 'react';
import type { Values } from '../api/use-office';
import { stillWrong, type Errors } from './still-wrong';

interface SaveOptions {
  /** Called if the current state of the record does not allow the write. */
  readonly onConflict?: () => void;
  /** What is written, if it differs from the values of the form. */
  readonly sent?: Values;
}

interface Saving {
  readonly isSaving: boolean;
  /** The errors of the last attempt whose fields have not been changed since. */
  readonly errors: Errors;
  /** All errors of the last attempt: another object for each one, even with the same errors. */
  readonly lastErrors: Errors;
  readonly message: string | null;
  /** Someone else has changed the record in the meantime. */
  readonly isStale: boolean;
  run(write: () => Promise<void>, options?: SaveOptions): Promise<boolean>;
}

/** Messages that say what happens to the entered values, which the service's messages do not. */
const ownWords: Readonly<Record<number, string>> = {
  0: 'The site can’t be reached just now. Nothing is lost: check your connection and try again.',
  401: 'You are no longer signed in. Nothing is lost: sign in in another tab, then try again here.',
};

const none: Values = {};
const idle = { isSaving: false, lastErrors: {}, message: null, isStale: false, sent: none };

/** Runs a write and keeps its errors in state, those of fields until their value is changed. */
export function useSave(values: Values = none): Saving {
  const [{ sent, ...state }, setState] = useState<Omit<Saving, 'run' | 'errors'> & { sent: Values }>(idle);
  const run: Saving['run'] = async (write, options) => {
    setState({ ...idle, isSaving: true });
    try {
      await write();
      setState(idle);
      return true;
    } catch (reason) {
      if (!(reason instanceof CallRefused)) throw reason;
      setState({
        isSaving: false,
        lastErrors: reason.fields,
        sent: options?.sent ?? values,
        message:
          reason.code === 'outcome.unknown'
            ? reason.message
            : (ownWords[reason.failure.status] ?? reason.message),
        isStale: reason.code === 'admin.version_stale',
      });
      if (reason.failure.status === 409) options?.onConflict?.();
      return false;
    }
  };
  const errors = stillWrong(state.lastErrors, sent, values);
  // The message asks to check fields: it goes with the last error.
  const isCorrected = Object.keys(state.lastErrors).length > 0 && Object.keys(errors).length === 0;
  return { ...state, errors, message: isCorrected ? null : state.message, run };
}
