import type { pictureFormats } from './picture.schema.js';

export type PictureFormat = (typeof pictureFormats)[number];

/** Names of objects in the storage; catalog writes them and the gateway reads them. */
export const mediaObjects = {
  /** The re-encoded original: no metadata, limited in size. Exists whenever the picture does. */
  original: (key: string) => `media/${key}/original.webp`,
  variant: (key: string, width: number, format: PictureFormat) => `media/${key}/${width}.${format}`,
  /** An upload that has not been processed yet; never served. */
  incoming: (id: string) => `incoming/${id}`,
  /** The folder of all uploads. */
  incomingFolder: 'incoming',
};

export const mediaContentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** A picture's key, as used in `/media/<key>`. */
export const mediaKeyPattern = /^[a-z0-9]{8,64}$/;

/** The key of a picture in an address such as `/media/<key>/800.avif`; null for addresses elsewhere. */
export function mediaKeyIn(address: string | null | undefined): string | null {
  const [empty, folder, key = ''] = (address ?? '').split('/');
  return empty === '' && folder === 'media' && mediaKeyPattern.test(key) ? key : null;
}

/** The variant to serve while the requested one is missing: the same format in the nearest size, then the other formats. */
export function nearestVariant<V extends { width: number; format: PictureFormat }>(
  available: readonly V[],
  width: number,
  format: PictureFormat,
): V | null {
  const accepted = fallbackFormats[format];
  const rank = (v: V) => accepted.indexOf(v.format) * 1_000_000 + distance(v.width, width);
  const candidates = available.filter((v) => accepted.includes(v.format));
  return candidates.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** A browser that requests AVIF also supports WebP and JPEG; one that requests JPEG may support nothing else. */
const fallbackFormats: Record<PictureFormat, readonly PictureFormat[]> = {
  avif: ['avif', 'webp', 'jpeg'],
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
};

/** Larger ones are preferred to smaller ones: they only cost bandwidth. */
const distance = (have: number, want: number): number => (have >= want ? have - want : (want - have) * 10);
