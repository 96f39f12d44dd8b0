import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { closureOf, readLock } from './closure.ts';

/**
 * Writes the bill of materials of the bundles in an image, which contains no packages to list.
 *
 *     node write-bill.ts /bills/shell.cdx.json shell
 */
const [out, ...folders] = process.argv.slice(2);
const [first] = folders;
if (!out || !first) throw new Error('Name the file to write and the workspaces that were bundled');

const packages = readLock('package-lock.json');
const places = [...new Set(folders.flatMap((folder) => closureOf(packages, folder)))].sort();
const { name = first, version = '0.0.0' } = packages[first] ?? {};
const unit = { name: folders.length > 1 ? path.basename(out, '.cdx.json') : name, version };
const bill = billOfMaterials(unit, packages, places);
mkdirSync(path.dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.metadata.component.name}: ${bill.components.length} packages`);
