import {
  mediaContentTypes,
  mediaKeyPattern,
  mediaObjects,
  type PictureFormat,
} from '@valam/contracts/catalog/media.address';
import { pictureFormats, pictureWidths } from '@valam/contracts/catalog/picture.schema';

export interface WantedPicture {
  readonly key: string;
  readonly width: number;
  readonly format: PictureFormat;
  /** This gateway does not know the requested width, but pages of a newer release may use it. */
  readonly isStandIn?: true;
}

/** No screen shows wider pictures, and no page requests narrower ones. */
const isWidth = (width: number): boolean => width >= 100 && width <= 4_000;

/**
 * Parses a path below `/media/`: a size of a picture, or the picture itself in the fallback size of pages.
 */
export function wantedPicture(path: string): WantedPicture | null {
  const [key = '', file, ...more] = path.split('/');
  if (!mediaKeyPattern.test(key) || more.length > 0) return null;
  if (file === undefined || file === '') return { key, width: 1_200, format: 'jpeg' };
  const [, width, format] = /^(\d{2,5})\.([a-z]+)$/.exec(file) ?? [];
  const known = pictureFormats.find((name) => name === format);
  if (!known) return null;
  const pixels = Number(width);
  if (pictureWidths.some((one) => one === pixels)) return { key, width: pixels, format: known };
  if (!isWidth(pixels)) return null;
  const nearest = pictureWidths.find((one) => one > pixels) ?? Math.max(...pictureWidths);
  return { key, width: nearest, format: known, isStandIn: true };
}

export const objectOf = ({ key, width, format }: WantedPicture): string =>
  mediaObjects.variant(key, width, format);

export const contentTypeOf = ({ format }: WantedPicture): string => mediaContentTypes[format];
