import ts from 'typescript';
import { originsOf } from './origins.mjs';

/** @typedef {{ file: string, line: number }} Place */
/** @typedef {{ names: ReadonlySet<string>, lost: ReadonlySet<string>, contractsDir: string }} Known */

/** `booking.ref` or `{ ref }`: the name, and what it is read from. @param {ts.Node} node */
function readOf(node) {
  if (ts.isPropertyAccessExpression(node)) return { name: node.name.text, from: node.expression };
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent) || node.dotDotDotToken)
    return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? { name: name.text, from: node.parent } : undefined;
}

/**
 * What a file reads of contracts: fields that are there, by where they are written down, and names of `lost` that are
 * read from something that has them no longer.
 * @param {ts.TypeChecker} checker
 * @param {ts.SourceFile} source
 * @param {Known} known
 */
export function readsOf(checker, source, { names, lost, contractsDir }) {
  /** @type {Map<string, Place>} */
  const origins = new Map();
  /** @type {Map<string, Place>} */
  const losses = new Map();
  /** @type {Set<ts.Symbol>} */
  const contracts = new Set();
  const placeOf = (/** @type {ts.Node} */ node) => ({
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  });

  /** @param {ts.Node} node @param {{ name: string, from: ts.Node }} read */
  function note(node, { name, from }) {
    const type = checker.getTypeAtLocation(from);
    const field = checker.getPropertyOfType(checker.getNonNullableType(type), name);
    if (field) {
      for (const origin of originsOf(checker, field, contractsDir)) origins.set(origin, placeOf(node));
    } else if (lost.has(name)) losses.set(name, placeOf(node));
  }

  /** @param {ts.Node} node */
  const visit = (node) => {
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
