import { ContributorPictures } from './contributor-pictures.js';
import { Contributors } from './contributors.js';
import { ContributorsResource } from './contributors.resource.js';
import { DecideOnContributor } from './decide-on-contributor.js';
import { OwnProfile } from './own-profile.js';

export const contributorProviders = [
  Contributors,
  ContributorPictures,
  DecideOnContributor,
  OwnProfile,
  ContributorsResource,
];
