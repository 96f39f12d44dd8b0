import ts from 'typescript';
import { originsOf } from './origins.ts';
import type { Defined } from './defined.ts';

interface Field {
  contract: string;
  field: string;
}

/** Shapes that contain themselves end here. */
const deepest = 12;

/** The type that a schema gives. */
function outputOf(checker: ts.TypeChecker, schema: ts.Type) {
  const inner = schema.getProperty('_zod');
  const output = inner && checker.getTypeOfSymbol(inner).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

/** What lies directly inside a type, and how one gets there. */
function contentsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): { step: string; type: ts.Type; property?: ts.Symbol }[] {
  if (type.isUnion()) return type.types.map((option) => ({ step: '', type: option }));
  const isObject = Boolean(type.flags & ts.TypeFlags.Object) || type.isIntersection();
  if (!isObject || type.getCallSignatures().length > 0) return [];
  const element = checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (element) return [{ step: '[]', type: element }];
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return [
    ...(value ? [{ step: '[…]', type: value }] : []),
    ...type.getProperties().map((property) => ({
      step: `.${property.name}`,
      type: checker.getTypeOfSymbol(property),
      property,
    })),
  ];
}

/** Every field that these contracts give away, by where it is written down. One schema may serve many contracts. */
export function fieldsOf(checker: ts.TypeChecker, contracts: readonly Defined[], contractsDir: string) {
  const byOrigin: Map<string, Field[]> = new Map();
  const names: Set<string> = new Set();

  function walk(type: ts.Type, at: string, contract: string, above: readonly ts.Type[]) {
    if (above.includes(type) || above.length > deepest) return;
    for (const inside of contentsOf(checker, type)) {
      const field = at + inside.step;
      if (inside.property) {
        const origins = originsOf(checker, inside.property, contractsDir);
        // A method of an array or a string, not a field of ours.
        if (origins.length === 0) continue;
        names.add(inside.property.name);
        for (const origin of origins)
          byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), { contract, field }]);
      }
      walk(inside.type, field, contract, [...above, type]);
    }
  }

  for (const { name, gives, symbol } of contracts) {
    const given = checker.getTypeOfSymbol(symbol).getProperty(gives);
    const type = given && outputOf(checker, checker.getTypeOfSymbol(given));
    if (type) walk(type, 'answer', name, []);
  }
  return { byOrigin, names };
}
