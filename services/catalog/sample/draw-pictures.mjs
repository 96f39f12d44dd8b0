// Draws the pictures of the sample content and writes their list. The same content produces the same bytes.
//
// node services/catalog/sample/draw-pictures.mjs draws missing pictures, removes unplanned ones
// node services/catalog/sample/draw-pictures.mjs --all draws all pictures again
import { existsSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './art/read-typescript.mjs';
import { illustrate, medallion } from './art/illustrate.mjs';
import { planPictures } from './art/plan-pictures.mjs';
import { toWebp } from './art/to-webp.mjs';

const folder = join(import.meta.dirname, 'pictures');
const portraitSide = 800;
const texts = await import('./texts.js');
const plan = planPictures(texts);

const fileOf = ({ entity, slug, slot }) => `${entity}-${slug}-${slot}.webp`;

const draw = ({ person, scene, seed, palette, format, longest }) =>
  person
    ? toWebp(medallion({ ...person, ground: true, size: portraitSide }), portraitSide)
    : toWebp(illustrate({ scene, slug: seed, palette, format }), longest);

function writeList() {
  const list = {};
  for (const { entity, slug, slot, scene, palette, format, alt } of plan) {
    (list[`${entity}/${slug}`] ??= []).push({ slot, scene, palette, format, alt, kind: 'drawing' });
  }
  const text = `import type { SamplePicture } from '../types.js';

/** Written by draw-pictures.mjs: the pictures of every record, by entity and slug. */
export const pictureList: Record<string, SamplePicture[]> = ${JSON.stringify(list, null, 2)};
`;
  writeFileSync(join(folder, 'picture-list.ts'), text);
}

function removeOthers() {
  const planned = new Set(plan.map(fileOf));
  const others = readdirSync(folder).filter((file) => file.endsWith('.webp') && !planned.has(file));
  for (const file of others) unlinkSync(join(folder, file));
  return others.length;
}

const everything = process.argv.includes('--all');
let drawn = 0;
for (const one of plan) {
  const path = join(folder, fileOf(one));
  if (!everything && existsSync(path)) continue;
  writeFileSync(path, await draw(one));
  drawn++;
}
const removed = removeOthers();
writeList();
process.stdout.write(`${plan.length} pictures planned, ${drawn} drawn, ${removed} removed\n`);
