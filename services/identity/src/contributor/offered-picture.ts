/**
 * The picture that someone named at signup, for those who decide about them and for themselves. It is only linked: the site
 * shows no pictures of other sites and fetches nothing from an address that a stranger typed. What fits is uploaded.
 */
export function offeredPicture(typed: string | null | undefined): string | null {
  return typed && /^https?:\/\/[^\s]+$/i.test(typed) ? typed : null;
}
