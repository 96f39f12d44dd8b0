import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../checkout.ts';
import { tooFew, verdict } from './verdict.ts';

const headings = [
  'What it does',
  'Run it alone',
  'Its contract',
  'Its data',
  'Test it',
  'Who owns it',
] as const;
const fewest = 15;

/** The owners of a folder: the last matching line of CODEOWNERS wins. */
function ownersOf(folder: string, codeOwners: string): string[] {
  const lines = codeOwners.split('\n').map((line) => line.split(/\s+/));
  const fitting = lines.filter(([place = '']) => place === '*' || `/${folder}/`.startsWith(place || '#'));
  return fitting.at(-1)?.slice(1) ?? [];
}

function problemsOf(folder: string, where: string, codeOwners: string): string[] {
  const file = `${folder}/README.md`;
  if (!existsSync(path.join(where, file))) return [`${folder} has no README.md`];
  const text = readFileSync(path.join(where, file), 'utf8');
  const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const [, owner = ''] = text.split('## Who owns it\n');
  const missing = ownersOf(folder, codeOwners).filter((team) => !owner.includes(`\`${team}\``));
  return [
    ...(found.join() === headings.join() ? [] : [`${file}: its headings are not ${headings.join(' · ')}`]),
    ...missing.map((team) => `${file} does not name ${team}, who owns it by CODEOWNERS`),
  ];
}

/**
 * Every workspace has a README with the same six headings that names its owners in CODEOWNERS.
 * @param options another checkout
 */
export async function checkReadmes({
  where = root,
  least = fewest,
}: { where?: string; least?: number } = {}) {
  const units = workspaces(where).map(({ folder }) => folder.replaceAll('\\', '/'));
  const codeOwners = readFileSync(path.join(where, 'CODEOWNERS'), 'utf8');
  const problems = units.flatMap((folder) => problemsOf(folder, where, codeOwners));
  return verdict([...problems, ...tooFew(units.length, least, 'units were found')]);
}
