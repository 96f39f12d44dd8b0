import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Defined a contract as the code defines it
 * @property {string} name as in the released ones: `leads.booking.get.v1`, `GET /api/tours/:slug`
 * @property {string} owner the unit that gives the answer
 * @property {'output' | 'payload'} gives
 * @property {ts.Symbol} symbol
 */

/** @param {ts.Node} node */
const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

/** The texts in `define…({ subject: '…' })`. @param {ts.Symbol} symbol */
function termsOf(symbol) {
  const { valueDeclaration } = symbol;
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return {};
  const call = valueDeclaration.initializer;
  const terms = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!terms || !ts.isObjectLiteralExpression(terms)) return {};
  return Object.fromEntries(
    terms.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), textOf(initializer)]),
  );
}

/** @param {ts.Symbol} symbol @param {string} file @returns {Defined | undefined} */
function defined(symbol, file) {
  const { subject, method, path: address } = termsOf(symbol);
  // The gateway answers every route, whichever service owns it.
  if (file.endsWith('.routes.ts'))
    return method && address
      ? { name: `${method} ${address}`, owner: 'gateway', gives: 'output', symbol }
      : undefined;
  const owner = path.dirname(file);
  const gives = file.endsWith('.events.ts') ? 'payload' : 'output';
  return subject ? { name: subject, owner, gives, symbol } : undefined;
}

/** @param {string} contractsDir */
export const contractFiles = (contractsDir) =>
  globSync('**/*.{rpc,events,routes}.ts', { cwd: contractsDir }).map((file) => path.join(contractsDir, file));

/**
 * @param {ts.Program} program
 * @param {string} contractsDir
 * @returns {Defined[]}
 */
export function definedIn(program, contractsDir) {
  const checker = program.getTypeChecker();
  return contractFiles(contractsDir).flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker
      .getExportsOfModule(module)
      .flatMap((symbol) => defined(symbol, path.relative(contractsDir, file)) ?? []);
  });
}
