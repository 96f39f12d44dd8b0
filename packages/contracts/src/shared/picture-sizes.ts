/** The widths in which a stored picture is offered, in pixels: the least is half of a phone, as sharp as most are. */
export const pictureWidths = [360, 480, 800, 1200, 1920] as const;

/** The formats of each width, the smallest files first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

/** A width that is offered, and how wide that file really is. */
export interface OfferedWidth {
  readonly width: number;
  readonly pixels: number;
}

/** Every width below the original's, and one above, which then holds the original's own pixels. */
export function offeredWidths(originalWidth: number): readonly OfferedWidth[] {
  const above = pictureWidths.findIndex((width) => width >= originalWidth);
  const widths = above < 0 ? pictureWidths : pictureWidths.slice(0, above + 1);
  return widths.map((width) => ({ width, pixels: Math.min(width, originalWidth) }));
}
