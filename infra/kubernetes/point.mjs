import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Sets the image tag of a unit in an environment, the only line that a deploy changes:
 *
 *     node infra/kubernetes/point.mjs production leads 4f2c1e9
 */
const [environment, unit, tag, ...more] = process.argv.slice(2);
if (!environment || !unit || !/^[\w][\w.-]{0,127}$/.test(tag ?? '') || more.length > 0) {
  console.error('Name an environment, a unit and a tag: point.mjs production leads 4f2c1e9');
  process.exit(2);
}
const file = path.join(import.meta.dirname, 'overlays', environment, unit, 'kustomization.yaml');
const before = readFileSync(file, 'utf8');
const line = /^(\s+newTag: ).*$/m;
if (!line.test(before)) throw new Error(`${file} names no tag`);
writeFileSync(file, before.replace(line, `$1${JSON.stringify(tag)}`));
console.log(`${environment} points at ${unit} ${tag}`);
