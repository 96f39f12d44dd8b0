/** Only pages of a signed-in person, so that a link cannot send anyone to another site after signing in. */
const ownPage = /^\/(admin|dashboard)(\/[\w-]+)*$/;

/** The sign-in page, and where to go from it. */
export const signInAddress = (next: string): string =>
  ownPage.test(next) ? `/login?next=${encodeURIComponent(next)}` : '/login';

/** The page asked for before signing in, if it may be gone to. */
export function pageAfterSignIn(next: string | null): string | null {
  return next !== null && ownPage.test(next) ? next : null;
}

export const isBackOffice = (path: string | null): boolean => path !== null && /^\/admin(\/|$)/.test(path);
