import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';

/** Structured data (schema.org) of a host. */
export function hostStructuredData(host: Contributor, origin: string) {
  const sameAs = [host.website, host.facebook, host.instagram, host.twitter, host.linkedin, host.youtube];
  return {
    '@type': 'Person',
    name: host.name,
    url: `${origin}/host/${host.slug}`,
    description: host.about ? bracketTextWords(host.about) : undefined,
    jobTitle: host.jobTitle ?? undefined,
    knowsAbout: host.expertise?.split(',').map((subject) => subject.trim()),
    image: host.profilePhoto ? `${origin}${host.profilePhoto.src}/800.jpeg` : undefined,
    sameAs: sameAs.filter((address) => address !== null),
  };
}
