// Generates pictures: the same scene, slug, palette and format always produce the same bytes.
//
// illustrate({ scene, slug, palette, format }) -> svg medallion({ slug, name, kind, gender, country }) -> svg
import { Sheet, rng, hash } from './core.mjs';
import { palettes } from './palettes.mjs';
import { formats } from './setting.mjs';
import { flecks } from './landscape.mjs';
import { templeScenes } from './scenes-temples.mjs';
import { waterScenes } from './scenes-water.mjs';
import { hillScenes } from './scenes-hills.mjs';
import { townScenes } from './scenes-town.mjs';
import { stillScenes } from './scenes-still.mjs';
import { paletteFor } from './choose.mjs';
import { medallion } from './medallion.mjs';

export { medallion };
const draw = { ...templeScenes, ...waterScenes, ...hillScenes, ...townScenes, ...stillScenes };

/** One picture. By default the slug determines the palette; `flip` fixes the side of the light. */
export function illustrate({ scene, slug, palette, format = 'card', flip }) {
  const ink = palette ?? paletteFor(slug, scene);
  if (!draw[scene]) throw new Error(`Unknown scene "${scene}". Known: ${Object.keys(draw).join(', ')}`);
  if (!palettes[ink]) throw new Error(`Unknown palette "${ink}". Known: ${Object.keys(palettes).join(', ')}`);
  if (!formats[format])
    throw new Error(`Unknown format "${format}". Known: ${Object.keys(formats).join(', ')}`);
  const { W, H, width, height, focus } = formats[format];
  const r = rng(`${scene}/${slug}`);
  const c = new Sheet({
    W,
    H,
    palette: palettes[ink],
    random: r,
    uid: `v${hash(`${scene}/${slug}/${ink}/${format}`).toString(36).slice(0, 5)}`,
  });
  c.focus = focus;
  draw[scene](c, r);
  flecks(c, r.sub('flecks'));
  // wide pictures keep their quiet half on the left; a map is never mirrored
  const mirrored = flip ?? (scene !== 'route' && focus < 0.58 && r.sub('flip').chance(0.5));
  return c.svg({ width, height, flip: mirrored });
}
