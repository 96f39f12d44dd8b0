import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';

/**
 * A contributor of the sample content. The people are fictional; places and practices are real. The loader
 * stores the full record, marks it as sample data and emits its public part like that of any approved
 * contributor.
 */
export interface SampleContributor {
  slug: string;
  name: string;
  /** Two to four paragraphs, separated by an empty line. */
  about: string;
  /** Comma-separated, in the display format. */
  expertise: string;
  tagline: string;
  jobTitle: string;
  contributingArea: ContributingArea;
  /** English name of the country. */
  country: string;
  /** Comma-separated. */
  statesCovered: string;
  /** Comma-separated. */
  languagesSpoken: string;
  /** Comma-separated. */
  interests: string;
  gender: 'female' | 'male' | 'other';
  email: string;
  /** E.164, from a range reserved for fictional use; omitted if the country has none. */
  mobile?: string;
  website?: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
  linkedin?: string;
  youtube?: string;
  /** Shows email and mobile on the public page. */
  showContact: boolean;
  /** Readable, upper case; if omitted, it is generated from the name. */
  referralCode?: string;
  /** The portrait; `scene` describes its content. */
  picture: SamplePicture;
  /** Further pictures of the page's gallery. */
  photos?: readonly SamplePicture[];
}

export interface SamplePicture {
  alt: string;
  scene: string;
}
