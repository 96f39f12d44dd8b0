import type { ChangeErrors, Errors } from './errors';
import { focusFirstWrong } from './focus-first-wrong';

/**
 * After a refused submission: focuses the first wrong field, and takes away the message of a field once its value is corrected,
 * with code that is loaded now. Without that code, the messages stay until the next submission. `sent` is null on the page
 * after a submission without JavaScript, which opens at its top. Returns the function that ends this.
 */
export function afterRefusal(
  form: HTMLFormElement,
  errors: Errors,
  change: ChangeErrors,
  sent: FormData | null,
): (() => void) | undefined {
  if (!Object.keys(errors).length) return undefined;
  if (sent) focusFirstWrong(form);
  const following = import(/* webpackChunkName: "corrections" */ './corrections')
    .then(({ followCorrections }) => followCorrections(form, errors, change, sent))
    .catch(() => undefined);
  return () => void following.then((end) => end?.());
}
