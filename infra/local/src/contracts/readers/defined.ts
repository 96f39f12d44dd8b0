import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** a contract as the code defines it */
export interface Defined {
  /** as in the released ones: `leads.booking.get.v1`, `GET /api/tours/:slug` */
  name: string;
  /** the unit that gives the answer */
  owner: string;
  gives: 'output' | 'payload';
  symbol: ts.Symbol;
}

const textOf = (node: ts.Node) => (ts.isStringLiteralLike(node) ? node.text : undefined);

/** The texts in `define…({ subject: '…' })`. */
function termsOf(symbol: ts.Symbol) {
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

function defined(symbol: ts.Symbol, file: string): Defined | undefined {
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

export const contractFiles = (contractsDir: string) =>
  globSync('**/*.{rpc,events,routes}.ts', { cwd: contractsDir }).map((file) => path.join(contractsDir, file));

export function definedIn(program: ts.Program, contractsDir: string): Defined[] {
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
