import ts from 'typescript';
import { originsOf } from './origins.ts';

export interface Place {
  file: string;
  line: number;
}
export interface Known {
  names: ReadonlySet<string>;
  lost: ReadonlySet<string>;
  contractsDir: string;
}

/** `booking.ref` or `{ ref }`: the name, and what it is read from. */
function readOf(node: ts.Node) {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name.text, from: node.expression };
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent) || node.dotDotDotToken)
    return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? { name: name.text, from: node.parent } : undefined;
}

/**
 * What a file reads of contracts: fields that are there, by where they are written down, and names of `lost` that are
 * read from something that has them no longer.
 */
export function readsOf(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  { names, lost, contractsDir }: Known,
) {
  const origins: Map<string, Place> = new Map();
  const losses: Map<string, Place> = new Map();
  const contracts: Set<ts.Symbol> = new Set();
  const placeOf = (node: ts.Node) => ({
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });

  function note(node: ts.Node, { name, from }: { name: string; from: ts.Node }) {
    const type = checker.getTypeAtLocation(from);
    const field = checker.getPropertyOfType(checker.getNonNullableType(type), name);
    if (field) {
      for (const origin of originsOf(checker, field, contractsDir)) origins.set(origin, placeOf(node));
    } else if (lost.has(name)) losses.set(name, placeOf(node));
  }

  const visit = (node: ts.Node) => {
    const read = readOf(node);
    if (read && (names.has(read.name) || lost.has(read.name))) note(node, read);
    if (ts.isImportSpecifier(node)) {
      const imported = checker.getSymbolAtLocation(node.name);
      if (imported && imported.flags & ts.SymbolFlags.Alias)
        contracts.add(checker.getAliasedSymbol(imported));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { origins, losses, contracts };
}
