import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';

/**
 * A contributor of the sample set. The people in it are invented; places and practices are real. The loader stores the
 * full record, marks it as sample data and announces its public side as any approved contributor is announced.
 */
export interface SampleContributor {
  slug: string;
  name: string;
  /** Two to four paragraphs, separated by an empty line. */
  about: string;
  /** Comma-separated, as the screens read it. */
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
  /** E.164, from a range that is reserved for fiction; left out where the country has none. */
  mobile?: string;
  website?: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
  linkedin?: string;
  youtube?: string;
  /** Whether email and mobile are shown on the public page. */
  showContact: boolean;
  /** Readable, upper case; left out, one is made from the name. */
  referralCode?: string;
  /** The portrait; `scene` names what is drawn. */
  picture: SamplePicture;
  /** Further pictures of the page's gallery. */
  photos?: readonly SamplePicture[];
}

export interface SamplePicture {
  alt: string;
  scene: string;
}
