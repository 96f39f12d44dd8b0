import { offeredWidths, pictureFormats } from '@valam/contracts/shared/picture-sizes';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';

export interface Variant {
  readonly width: number;
  readonly format: PictureFormat;
}

/** How prominently a picture is shown: higher ones are processed sooner. */
export type Prominence = 0 | 1 | 2 | 3;

/** Priority of a variant requested by a visitor of the page. */
export const wantedNow = 1_000_000;

/** Below this priority, another variant that is faster to generate can be served instead. */
export const leastUrgentWhenBusy = 3_000;

/** Every width up to the original's, and the next one above, which then has the original's width. */
export function variantsOf(originalWidth: number): Variant[] {
  return offeredWidths(originalWidth).flatMap(({ width }) =>
    pictureFormats.map((format) => ({ width, format })),
  );
}

/**
 * Sizes for cards and phones come first, in formats that encode quickly, and AVIF for lists on phones: at
 * that width it takes a fifth of a second. Then the larger sizes; their AVIF, which takes up to seconds, only
 * when the worker is idle.
 */
export function priorityOf({ width, format }: Variant, prominence: Prominence): number {
  return turnOf(width, format) * 1_000 + prominence * 100 + (format === 'webp' ? 10 : 0) + (5 - rank(width));
}

const turnOf = (width: number, format: PictureFormat): number => {
  if (format === 'avif' && width > 360) return 1;
  return width <= 800 ? 3 : 2;
};

/** Widths that most screens request come before those for which others can be substituted. */
const rank = (width: number): number => {
  const place = [800, 360, 180, 480].indexOf(width);
  return place < 0 ? 5 : place;
};
