import type { LockEntry } from './closure.ts';

const nameIn = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param integrity `sha512-<base64>` */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

/** Third-party packages: our own are workspaces, and links to them. */
const isForeign = (place: string, { link }: LockEntry) => place.includes('node_modules/') && !link;

/**
 * A CycloneDX document of an image's contents, or of the whole repository's packages. Reproducible: it contains no
 * timestamp and no serial number.
 * @param places the included entries of the lockfile
 */
export function billOfMaterials(
  unit: { name: string; version: string },
  packages: Readonly<Record<string, LockEntry>>,
  places: readonly string[] = Object.keys(packages),
) {
  const contents = places.map((place) => [place, packages[place] ?? {}] as const);
  const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': unit.name, ...unit } },
    components: contents
      .filter((one) => isForeign(...one))
      .map(([place, entry]) => {
        const { name = nameIn(place), version = '0.0.0', integrity = '', license, dev, optional } = entry;
        return {
          type: 'library',
          'bom-ref': place,
          name,
          version,
          purl: purl(name, version),
          scope: optional ? 'optional' : dev ? 'excluded' : 'required',
          ...(integrity.startsWith('sha512-') && { hashes: [hashOf(integrity)] }),
          ...(license && { licenses: [{ expression: license }] }),
        };
      }),
  };
}
