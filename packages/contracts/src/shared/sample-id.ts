/**
 * Ids of sample records are derived from entity and slug, so that services that never communicate agree on them. A small
 * FNV-1a based name UUID (layout of version 8): needs no crypto and gives the same result everywhere.
 */
export function sampleId(entity: string, slug: string): string {
  const name = `${entity}/${slug}`;
  const hex = [0, 1, 2, 3].map((seed) => fnv1a(`${seed}:${name}`).toString(16).padStart(8, '0')).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}
