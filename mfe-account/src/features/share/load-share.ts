import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn, type Asked } from '../../parts/signed-in';

/** Loads the tours whose pictures may be shared. */
export async function loadShare(app: AppContext, asked: Asked): Promise<void> {
  if (await signedIn(app, asked)) await app.attempt(accountApi.endpoints.tours, {});
}
