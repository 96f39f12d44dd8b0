import { mediaKeyIn } from '@valam/contracts/catalog/media.address';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import { normalizeEmail } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import type { ContributorEntity } from './contributor.entity.js';

const texts = [
  'about',
  'expertise',
  'tagline',
  'jobTitle',
  'country',
  'statesCovered',
  'languagesSpoken',
  'interests',
  'gender',
  'mobile',
  'website',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'youtube',
] as const satisfies readonly (keyof ContributorInput & keyof ContributorEntity)[];

/** Applies a change to a record: omitted fields stay, an empty text counts as absent. */
export function applyChange(contributor: ContributorEntity, change: ContributorInput): void {
  for (const field of texts) {
    const value = change[field];
    if (value !== undefined) contributor[field] = value || null;
  }
  if (change.name) contributor.name = change.name;
  if (change.email) contributor.email = normalizeEmail(change.email);
  if (change.contributingArea) contributor.contributingArea = change.contributingArea;
  if (change.profilePhoto !== undefined) contributor.profilePhoto = change.profilePhoto;
  if (change.photos) contributor.photos = change.photos;
  if (change.showContact !== undefined) contributor.showContact = change.showContact;
}

const percent = z.number().check(z.gte(0), z.lte(100));
const pixels = z.int().check(z.gte(1), z.lte(50_000));

const longestAlt = 300;

/**
 * A picture as described by its upload. Pages use `placeholder` as a background, so an arbitrary value could
 * load an external picture.
 */
const StoredPicture = z.object({
  src: z.string().check(z.refine((src) => mediaKeyIn(src) === src.slice('/media/'.length))),
  width: pixels,
  height: pixels,
  alt: z.string(),
  placeholder: z.string().check(z.regex(/^#[0-9a-f]{3,8}$/i)),
  focus: z.optional(z.object({ x: percent, y: percent })),
});

type Pictures = Pick<ContributorInput, 'profilePhoto' | 'photos'>;

/**
 * Only pictures from our storage are accepted. The alt text of a stored picture is kept however long it is:
 * the list of photos is sent as a whole, and could not be changed otherwise.
 */
export function refusedPictures(stored: Pictures, change: ContributorInput): Record<string, string> | null {
  const kept = new Set(allOf(stored).map(({ src, alt }) => `${src} ${alt}`));
  const problemOf = (picture: Picture): string[] => {
    if (!z.safeParse(StoredPicture, picture).success) return ['Please upload the picture here.'];
    const isLong = picture.alt.length > longestAlt && !kept.has(`${picture.src} ${picture.alt}`);
    return isLong ? [`Please say what the picture shows in at most ${longestAlt} characters.`] : [];
  };
  const [ofPortrait] = allOf({ profilePhoto: change.profilePhoto }).flatMap(problemOf);
  if (ofPortrait) return { profilePhoto: ofPortrait };
  const [ofPhotos] = allOf({ photos: change.photos }).flatMap(problemOf);
  return ofPhotos ? { photos: ofPhotos } : null;
}

const allOf = ({ profilePhoto, photos = [] }: Pictures): Picture[] => [
  ...(profilePhoto ? [profilePhoto] : []),
  ...photos,
];
