/**
 * Widths of stored pictures, in pixels: the smallest is a portrait beside a name, the next one half the width of a phone, both
 * at the density of most phones.
 */
export const pictureWidths = [180, 360, 480, 800, 1200, 1920] as const;

/** The formats of each width, the smallest files first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

/** An offered width, and the real width of its file. */
export interface OfferedWidth {
  readonly width: number;
  readonly pixels: number;
}

/** Every width below the original's, and the next one above, which has the original's pixels. */
export function offeredWidths(originalWidth: number): readonly OfferedWidth[] {
  const above = pictureWidths.findIndex((width) => width >= originalWidth);
  const widths = above < 0 ? pictureWidths : pictureWidths.slice(0, above + 1);
  return widths.map((width) => ({ width, pixels: Math.min(width, originalWidth) }));
}
