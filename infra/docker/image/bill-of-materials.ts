import type { LockEntry } from './closure.ts';

const nameIn = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param integrity `sha512-<base64>` */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

/** What an image is made of, as CycloneDX. Equal content gives an equal file: no time, no serial number. */
export function billOfMaterials(unit: { name: string; version: string }, packages: [string, LockEntry][]) {
  const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': unit.name, ...unit } },
    components: packages.map(([place, { name = nameIn(place), version = '0.0.0', integrity = '' }]) => ({
      type: 'library',
      'bom-ref': place,
      name,
      version,
      purl: purl(name, version),
      ...(integrity.startsWith('sha512-') && { hashes: [hashOf(integrity)] }),
    })),
  };
}
