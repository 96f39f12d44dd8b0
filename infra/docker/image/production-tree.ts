import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { closureOf, readLock } from './closure.ts';
import { fontsNamedIn, isUnusedFont } from './fonts.ts';

/**
 * Copies the content of one image from the installed and built packages: a workspace, and the workspaces and packages that
 * it needs at run time, except workspaces that its build took in. With package names as further arguments, only these
 * dependencies are included.
 *
 *     node production-tree.ts services/catalog /tree
 *     node production-tree.ts infra/local /tree smtp-server postal-mime
 */
const [folder, out, ...only] = process.argv.slice(2);
if (!folder || !out) throw new Error('Name a workspace and the folder to lay it out in');

const packages = readLock('package-lock.json');
const places = closureOf(packages, folder, only);
const isWorkspace = (place: string) => !place.includes('node_modules/');
const isBundle = existsSync(path.join(folder, 'build.mjs'));
const fonts = fontsNamedIn(path.join(folder, 'dist'));

for (const place of places) {
  if (isTakenIn(place)) continue;
  const target = path.join(out, place);
  mkdirSync(path.dirname(target), { recursive: true });
  const { link, resolved = '' } = packages[place] ?? {};
  if (link) symlinkSync(path.relative(path.dirname(place), resolved), target);
  else if (isWorkspace(place)) copyWorkspace(place, target);
  else cpSync(place, target, { recursive: true, filter: (from) => isWanted(place, from) });
}
const { name = folder, version = '0.0.0' } = packages[folder] ?? {};
const bill = billOfMaterials({ name, version }, packages, places);
writeFileSync(path.join(out, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${name}: ${places.length} packages`);

/** Other workspaces are bundled, together with packages that only they use. */
function isTakenIn(place: string) {
  const [owner = place] = place.split('/node_modules/');
  return isBundle && owner !== folder && (isWorkspace(owner) || Boolean(packages[place]?.link));
}

function isWanted(place: string, from: string) {
  return !isNested(place, from) && !isUnusedFont(from, fonts);
}

/** Packages in a nested `node_modules` are listed and copied separately. */
function isNested(place: string, from: string) {
  return path.relative(place, from).split(path.sep).includes('node_modules');
}

/** Copies the build of a workspace, or its source where nothing is built. */
function copyWorkspace(place: string, target: string) {
  mkdirSync(target, { recursive: true });
  const manifest = readFileSync(path.join(place, 'package.json'), 'utf8');
  const source = /"\.\/src\/[^"]*\.ts"/.test(manifest) && !manifest.includes('"./dist/') ? ['src'] : [];
  for (const part of ['package.json', 'dist', ...source]) {
    const from = path.join(place, part);
    if (existsSync(from)) cpSync(from, path.join(target, part), { recursive: true });
  }
  if (only.length === 0 && !existsSync(path.join(place, 'dist')) && manifest.includes('"./dist/'))
    throw new Error(`${place} has not been built`);
}
