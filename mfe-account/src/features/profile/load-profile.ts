import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn, unlessSignedOut, type Asked } from '../../parts/signed-in';

/** Loads the contributor record of the signed-in user, if any. */
export async function loadProfile(app: AppContext, asked: Asked): Promise<void> {
  if ((await signedIn(app, asked))?.contributor)
    await unlessSignedOut(asked, [app.query(accountApi.endpoints.profile, undefined, { fresh: true })]);
}
