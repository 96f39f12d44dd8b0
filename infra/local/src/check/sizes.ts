import { root } from '../checkout.ts';
import { textsIn, tooFew, verdict } from './verdict.ts';

const most = 400;
const mostImports = 30;
const fewest = 2_000;
const code = ['{packages,services,shell,mfe-*,infra,e2e}/**/*.{ts,tsx,mjs,cjs}'];
/** Exempt: content may have any length, and migrations are never edited. */
const free = /\/dist|\/migrations\/|\/sample\/|\/released\/|\/\.cache\/|\.d\.ts$/;

const importStatement = /^import\b(?!\()/gm;

/**
 * Hard limits on the length of a file and on its number of imports.
 * @param options another checkout
 */
export async function checkSizes({ where = root, least = fewest }: { where?: string; least?: number } = {}) {
  const files = textsIn(where, code, free);
  const said = files.flatMap(({ file, text }) => {
    const lines = text.split('\n').length;
    const imports = text.match(importStatement)?.length ?? 0;
    return [
      ...(lines > most ? [`${file} has ${lines} lines; the limit is ${most}`] : []),
      ...(imports > mostImports ? [`${file} has ${imports} imports; the limit is ${mostImports}`] : []),
    ];
  });
  return verdict([...said, ...tooFew(files.length, least, 'files were read')]);
}
