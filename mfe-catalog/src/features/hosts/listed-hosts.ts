import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';

/** Number of hosts shown before 'See More Hosts'. */
export const hostsFirst = 12;

/** The hosts of the public list: those who live outside India. */
export function listedHosts(contributors: readonly ContributorCard[]): readonly ContributorCard[] {
  return contributors.filter(
    ({ contributingArea, country }) =>
      contributingArea.toLowerCase() === 'host' && country?.trim().toLowerCase() !== 'india',
  );
}
