import { offeredWidths, pictureFormats } from '@valam/contracts/shared/picture-sizes';
import type { PictureFormat } from '@valam/contracts/catalog/media.address';

export interface Variant {
  readonly width: number;
  readonly format: PictureFormat;
}

/** How soon visitors see a picture: the larger, the sooner it is made. */
export type Prominence = 0 | 1 | 2 | 3;

/** Asked for by somebody who is looking at the page. */
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
 * What cards and phones show comes first, in formats that are made quickly; then the larger sizes; AVIF, which takes
 * seconds, when there is nothing else to do.
 */
export function priorityOf({ width, format }: Variant, prominence: Prominence): number {
  const turn = format === 'avif' ? 1 : width <= 800 ? 3 : 2;
  return (
    turn * 1_000 +
    prominence * 100 +
    (format === 'webp' ? 10 : 0) +
    (width === 800 ? 5 : width === 480 ? 4 : 0)
  );
}
