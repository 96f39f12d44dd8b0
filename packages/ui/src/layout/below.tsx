/**
 * Marks an element whose children are below the fold, at least on a phone: the first paint may skip them
 * (`shell/src/render/first-paint/below-later.ts`). `parts` are about as high as a section, `lines` as a paragraph; both are
 * laid out when the browser is idle. `entries`, in letters of many scripts, are laid out near the viewport, and each sets its
 * usual height as `contain-intrinsic-height`.
 */
export interface Below {
  readonly 'data-below'?: 'parts' | 'lines' | 'entries';
}
