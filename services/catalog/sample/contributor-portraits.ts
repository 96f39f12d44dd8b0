import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import { picturesOf } from './with-pictures.js';
import type { SampleContributorPictures } from './types.js';

type Gender = 'female' | 'male';

/** The people in the portraits; their records belong to identity, which has no pictures. */
const people: [slug: string, name: string, area: ContributingArea, country: string, gender: Gender][] = [
  ['meenakshi-arul', 'Meenakshi Arul', 'Guide', 'India', 'female'],
  ['karthik-subramaniam', 'Karthik Subramaniam', 'Guide', 'India', 'male'],
  ['devika-raghavan', 'Devika Raghavan', 'Guide', 'India', 'female'],
  ['ravindra-mishra', 'Ravindra Mishra', 'Guide', 'India', 'male'],
  ['govind-rawat', 'Govind Rawat', 'Guide', 'India', 'male'],
  ['bijayalaxmi-sahoo', 'Bijayalaxmi Sahoo', 'Guide', 'India', 'female'],
  ['ingrid-halvorsen', 'Ingrid Halvorsen', 'Host', 'Norway', 'female'],
  ['thomas-bergmann', 'Thomas Bergmann', 'Host', 'Germany', 'male'],
  ['claire-fontenay', 'Claire Fontenay', 'Host', 'France', 'female'],
  ['liam-okafor', 'Liam Okafor', 'Host', 'United Kingdom', 'male'],
  ['giulia-marchetti', 'Giulia Marchetti', 'Host', 'Italy', 'female'],
  ['maria-del-campo', 'María del Campo', 'Host', 'Spain', 'female'],
  ['sofie-van-aalst', 'Sofie van Aalst', 'Host', 'Belgium', 'female'],
  ['katarzyna-wolska', 'Katarzyna Wolska', 'Host', 'Poland', 'female'],
  ['rachel-goldmark', 'Rachel Goldmark', 'Host', 'United States', 'female'],
  ['yuki-tanabe', 'Yuki Tanabe', 'Host', 'Japan', 'female'],
  ['mateus-ribeiro', 'Mateus Ribeiro', 'Host', 'Brazil', 'male'],
  ['emma-whitaker', 'Emma Whitaker', 'Host', 'Australia', 'female'],
  ['david-mackinnon', 'David MacKinnon', 'Host', 'Canada', 'male'],
  ['wei-ling-tan', 'Wei Ling Tan', 'Host', 'Singapore', 'female'],
  ['thandiwe-mokoena', 'Thandiwe Mokoena', 'Host', 'South Africa', 'female'],
  ['harish-nambiar', 'Harish Nambiar', 'Host', 'India', 'male'],
  ['sarita-mohanty', 'Sarita Mohanty', 'Host', 'India', 'female'],
  ['revathi-kannan', 'Revathi Kannan', 'Host', 'India', 'female'],
  ['anandhi-selvan', 'Anandhi Selvan', 'Member', 'India', 'female'],
  ['arjun-pillai', 'Arjun Pillai', 'Member', 'India', 'male'],
  ['mercy-rajan', 'Mercy Rajan', 'Member', 'India', 'female'],
  ['farook-abdul-kader', 'Farook Abdul Kader', 'Member', 'India', 'male'],
];

export const contributors = people.map(([slug, name, area, country, gender]) => ({
  slug,
  name,
  area,
  country,
  gender,
}));

export const contributorPictures: SampleContributorPictures[] = contributors.map(({ slug }) => ({
  slug,
  pictures: picturesOf('contributor', slug),
}));
