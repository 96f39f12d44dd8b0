/**
 * The fragment that the router uses for a page with open overlays. The address bar shows the page's own URL, by React
 * Router's `mask` for modals.
 */
const fragment = /^#overlay-(\d+)$/;

export const overlayPlace = (count: number): string => `#overlay-${count}`;

/** The number of open overlays at a location. */
export const overlaysAt = ({ hash }: { readonly hash: string }): number =>
  Number(fragment.exec(hash)?.[1] ?? 0);
