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
}

/** What an address below `/media/` names: a size of a picture, or the picture itself in the size pages fall back to. */
export function wantedPicture(path: string): WantedPicture | null {
  const [key = '', file, ...more] = path.split('/');
  if (!mediaKeyPattern.test(key) || more.length > 0) return null;
  if (file === undefined || file === '') return { key, width: 1_200, format: 'jpeg' };
  const [, width, format] = /^(\d{2,5})\.([a-z]+)$/.exec(file) ?? [];
  const known = pictureFormats.find((name) => name === format);
  const isKnownWidth = pictureWidths.some((one) => String(one) === width);
  return known && isKnownWidth ? { key, width: Number(width), format: known } : null;
}

export const objectOf = ({ key, width, format }: WantedPicture): string =>
  mediaObjects.variant(key, width, format);

export const contentTypeOf = ({ format }: WantedPicture): string => mediaContentTypes[format];
