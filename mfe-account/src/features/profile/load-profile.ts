import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn } from '../../parts/signed-in';

/** Loads the contributor record of the signed-in user, if any. */
export async function loadProfile(app: AppContext): Promise<void> {
  if ((await signedIn(app))?.contributor)
    await app.attempt(accountApi.endpoints.profile, undefined, { fresh: true });
}
