/**
 * The picture given at sign-up, for the deciding staff and the person. It is only linked: the site shows no
 * external pictures, and fetches nothing from a URL typed by a stranger. Staff upload a suitable picture
 * instead.
 */
export function offeredPicture(typed: string | null | undefined): string | null {
  return typed && /^https?:\/\/[^\s]+$/i.test(typed) ? typed : null;
}
