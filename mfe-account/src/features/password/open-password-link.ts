import { CallRefused } from '@valam/mfe-kit/api';
import { lazyPage, notFound, type AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

/** The page for a password link that is no longer valid. */
export const PasswordLinkDead = lazyPage(
  'password-link-dead',
  () => import(/* webpackChunkName: "password-link-dead" */ './password-link-dead'),
);

/** Validates the link before the page shows the password form. */
export async function openPasswordLink(app: AppContext, token: string): Promise<void> {
  try {
    await app.query(accountApi.endpoints.passwordLink, { token }, { fresh: true });
  } catch (reason) {
    if (!(reason instanceof CallRefused) || reason.failure.status !== 400) throw reason;
    await PasswordLinkDead.preload();
    notFound();
  }
}
