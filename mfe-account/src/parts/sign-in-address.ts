/** Matches only pages of signed-in users, to prevent an open redirect; queries carry list filters or report ranges. */
const ownPage = /^\/(admin|dashboard)(\/[\w-][\w.-]*)*(\?[\w*.+%&=~,:-]*)?$/;

/** The default page after signing in. */
export const afterSignIn = '/dashboard/referrals';

/** The URL of the sign-in page, with the page to return to. */
export const signInAddress = (next: string): string =>
  ownPage.test(next) && next !== afterSignIn ? `/login?next=${encodeURIComponent(next)}` : '/login';

/** The page to return to after signing in, if it is allowed. */
export function pageAfterSignIn(next: string | null): string | null {
  return next !== null && ownPage.test(next) ? next : null;
}

export const isBackOffice = (path: string | null): boolean => path !== null && /^\/admin([/?]|$)/.test(path);
