/**
 * Widths of stored pictures, in pixels: the smallest is for a portrait beside a name, the next one for half
 * the width of a phone, both at the pixel density of most phones.
 */
export const pictureWidths = [180, 360, 480, 800, 1200, 1920] as const;

/** The formats of each width, the smallest files first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;

/** An offered width, and the real width of its file. */
export interface OfferedWidth {
  readonly width: number;
  readonly pixels: number;
}

/** All widths below the original's, and the next larger one, which has the original's pixels. */
export function offeredWidths(originalWidth: number): readonly OfferedWidth[] {
  const above = pictureWidths.findIndex((width) => width >= originalWidth);
  const widths = above < 0 ? pictureWidths : pictureWidths.slice(0, above + 1);
  return widths.map((width) => ({ width, pixels: Math.min(width, originalWidth) }));
}
