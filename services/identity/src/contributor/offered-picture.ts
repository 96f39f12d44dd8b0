/**
 * The picture named at sign-up, shown to the staff who decide and to the person. It is only linked: the site shows no
 * pictures of other sites and fetches nothing from an address typed by a stranger. A suitable picture is uploaded
 * instead.
 */
export function offeredPicture(typed: string | null | undefined): string | null {
  return typed && /^https?:\/\/[^\s]+$/i.test(typed) ? typed : null;
}
