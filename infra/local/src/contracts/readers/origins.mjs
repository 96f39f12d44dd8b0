import path from 'node:path';

/**
 * Where in the contracts a field is written down, as `file:position`: what zod infers from a schema keeps the way back to it.
 * @param {import('typescript').TypeChecker} checker
 * @param {import('typescript').Symbol} field
 * @param {string} contractsDir
 */
export function originsOf(checker, field, contractsDir) {
  /** @type {Set<string>} */
  const origins = new Set();
  const seen = new Set();
  /** @param {import('typescript').Symbol} symbol */
  const visit = (symbol) => {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      const { fileName } = declaration.getSourceFile();
      if (fileName.startsWith(contractsDir))
        origins.add(`${path.relative(contractsDir, fileName)}:${declaration.getStart()}`);
    }
    for (const root of checker.getRootSymbols(symbol)) visit(root);
  };
  visit(field);
  return [...origins];
}
