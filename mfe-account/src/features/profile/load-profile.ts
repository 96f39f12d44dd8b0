import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn } from '../../parts/signed-in';

/** Asks for the person's own record, where they have one. */
export async function loadProfile(app: AppContext): Promise<void> {
  if ((await signedIn(app))?.contributor)
    await app.attempt(accountApi.endpoints.profile, undefined, { fresh: true });
}
