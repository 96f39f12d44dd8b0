import { ContributorAddress } from './contributor-address.js';
import { ContributorPictures } from './contributor-pictures.js';
import { Contributors } from './contributors.js';
import { ContributorsResource } from './contributors.resource.js';
import { DecideOnContributor } from './decide-on-contributor.js';
import { OwnProfile } from './own-profile.js';

export const contributorProviders = [
  Contributors,
  ContributorAddress,
  ContributorPictures,
  DecideOnContributor,
  OwnProfile,
  ContributorsResource,
];
