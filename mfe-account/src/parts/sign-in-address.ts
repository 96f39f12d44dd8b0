/** Only pages of signed-in users, to prevent an open redirect; with the filters of a list, or the days of a report. */
const ownPage = /^\/(admin|dashboard)(\/[\w-][\w.-]*)*(\?[\w*.+%&=~,:-]*)?$/;

/** The page that signing in opens if no other was asked for. */
export const afterSignIn = '/dashboard/referrals';

/** The address of the sign-in page, with the page to return to. */
export const signInAddress = (next: string): string =>
  ownPage.test(next) && next !== afterSignIn ? `/login?next=${encodeURIComponent(next)}` : '/login';

/** The page to return to after signing in, if it is allowed. */
export function pageAfterSignIn(next: string | null): string | null {
  return next !== null && ownPage.test(next) ? next : null;
}

export const isBackOffice = (path: string | null): boolean => path !== null && /^\/admin([/?]|$)/.test(path);
