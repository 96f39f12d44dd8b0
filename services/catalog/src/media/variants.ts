import { offeredWidths, pictureFormats } from '@valam/contracts/shared/picture-sizes';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';

export interface Variant {
  readonly width: number;
  readonly format: PictureFormat;
}

/** How soon visitors see a picture: the larger, the sooner it is made. */
export type Prominence = 0 | 1 | 2 | 3;

/** Asked for by someone who is looking at the page. */
export const wantedNow = 1_000_000;

/** Below this are the sizes for which something quicker to make can stand in. */
export const leastUrgentWhenBusy = 3_000;

/** Every size up to the original's, and one above, which then holds the original's own. */
export function variantsOf(originalWidth: number): Variant[] {
  return offeredWidths(originalWidth).flatMap(({ width }) =>
    pictureFormats.map((format) => ({ width, format })),
  );
}

/**
 * What cards and phones show comes first, in formats that are made quickly, and for the lists of phones in AVIF too: at
 * that width it takes a fifth of a second. Then the larger sizes; their AVIF, which takes up to seconds, when there is
 * nothing else to do.
 */
export function priorityOf({ width, format }: Variant, prominence: Prominence): number {
  return turnOf(width, format) * 1_000 + prominence * 100 + (format === 'webp' ? 10 : 0) + (5 - rank(width));
}

const turnOf = (width: number, format: PictureFormat): number => {
  if (format === 'avif' && width > 360) return 1;
  return width <= 800 ? 3 : 2;
};

/** What most screens take, before what stands in for it. */
const rank = (width: number): number => {
  const place = [800, 360, 480].indexOf(width);
  return place < 0 ? 5 : place;
};
