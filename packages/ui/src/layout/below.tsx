/**
 * Marks an element whose children are below the first screen, at least on a phone: a page's first paint may leave them
 * out (`shell/src/render/first-paint/below-later.ts`). `parts` are as high as a part of a page, `lines` as a paragraph; both
 * are laid out when the browser is idle. `entries`, in letters of many scripts, are laid out near the screen, and each says
 * its usual height as its `contain-intrinsic-height`.
 */
export interface Below {
  readonly 'data-below'?: 'parts' | 'lines' | 'entries';
}
