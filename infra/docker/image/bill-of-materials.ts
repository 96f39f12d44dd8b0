import type { LockEntry } from './closure.ts';

const nameIn = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param integrity `sha512-<base64>` */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

/** Others' packages: our own are workspaces, and links to these. */
const isForeign = (place: string, { link }: LockEntry) => place.includes('node_modules/') && !link;

/**
 * The contents of an image, or the packages of the whole repository, as a CycloneDX document. Equal contents give an equal
 * file: no time, no serial number.
 * @param places what of the lockfile is in it
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
