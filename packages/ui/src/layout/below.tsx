/**
 * Marks an element whose children are below the first screen, at least on a phone: a page's first paint may leave them
 * out (`shell/src/render/first-paint/below-later.ts`). `parts` are as high as a part of a page, `lines` as a paragraph.
 */
export interface Below {
  readonly 'data-below'?: 'parts' | 'lines';
}
