import path from 'node:path';
import type { Symbol, TypeChecker } from 'typescript';

/**
 * Where in the contracts a field is written down, as `file:position`: what zod infers from a schema keeps the way back to it.
 */
export function originsOf(checker: TypeChecker, field: Symbol, contractsDir: string) {
  const origins: Set<string> = new Set();
  const seen = new Set();
  const visit = (symbol: Symbol) => {
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
