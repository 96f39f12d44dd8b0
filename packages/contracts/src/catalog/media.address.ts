import type { pictureFormats, pictureWidths } from './picture.schema.js';

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/** Where things lie in the object storage; the gateway reads what the catalog writes. */
export const mediaObjects = {
  /** The re-encoded original: no metadata, bounded in size. Always there when the picture is. */
  original: (key: string) => `media/${key}/original.webp`,
  variant: (key: string, width: number, format: PictureFormat) => `media/${key}/${width}.${format}`,
  /** An upload that no one has looked at yet; never served. */
  incoming: (id: string) => `incoming/${id}`,
  /** Where all of them lie. */
  incomingFolder: 'incoming',
};

export const mediaContentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** A picture's key, as it stands in `/media/<key>`. */
export const mediaKeyPattern = /^[a-z0-9]{8,64}$/;

/** What to serve while the wanted one is missing: the same format in the nearest size, then the others'. */
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

/** A browser that asks for AVIF also reads WebP and JPEG; one that asks for JPEG may read nothing else. */
const fallbackFormats: Record<PictureFormat, readonly PictureFormat[]> = {
  avif: ['avif', 'webp', 'jpeg'],
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
};

/** Larger ones are preferred to smaller ones: they only cost bytes. */
const distance = (have: number, want: number): number => (have >= want ? have - want : (want - have) * 10);
