/**
 * The fragment under which the router knows a page with open overlays. The address bar shows the page's own address: this
 * one is masked, as React Router has it for modals (`mask`).
 */
const fragment = /^#overlay-(\d+)$/;

export const overlayPlace = (count: number): string => `#overlay-${count}`;

/** How many overlays are open at a place in the history. */
export const overlaysAt = ({ hash }: { readonly hash: string }): number =>
  Number(fragment.exec(hash)?.[1] ?? 0);
