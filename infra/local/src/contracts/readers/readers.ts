import path from 'node:path';
import { definedIn } from './defined.ts';
import { fieldsOf } from './fields.ts';
import { readsOf } from './reads.ts';
import { sidesOf } from './sides.ts';
import type { Place } from './reads.ts';

export interface Reader {
  contract: string;
  caller: string;
  fields: Map<string, Place>;
  losses: Map<string, Place>;
}

/**
 * The units that use a contract of another unit, and what they read of its answer: found in their code, so that no one has to
 * write it down. `lost` are names of fields that the contracts have no longer and that callers may still read.
 * @param where the repository, or a copy of it
 */
export function findReaders(where: string, lost: ReadonlySet<string> = new Set()): Reader[] {
  return sidesOf(where).flatMap(({ units, contractsDir, program }) => {
    const checker = program.getTypeChecker();
    const contracts = definedIn(program, contractsDir);
    const { byOrigin, names } = fieldsOf(checker, contracts, contractsDir);

    return units.flatMap(({ name: caller, files }) => {
      const reads = files.flatMap((file) => {
        const source = program.getSourceFile(file);
        return source ? [readsOf(checker, source, { names, lost, contractsDir })] : [];
      });
      const used = new Set(reads.flatMap((read) => [...read.contracts]));
      const losses = new Map(reads.flatMap((read) => [...read.losses]));
      const fields = reads.flatMap((read) =>
        [...read.origins].flatMap(([origin, place]) =>
          (byOrigin.get(origin) ?? []).map((known) => ({ ...known, place })),
        ),
      );
      return contracts
        .filter(({ owner, symbol }) => owner !== caller && used.has(symbol))
        .map(({ name: contract }) => ({
          contract,
          caller,
          fields: new Map(
            fields.filter((read) => read.contract === contract).map(({ field, place }) => [field, place]),
          ),
          losses,
        }));
    });
  });
}

export const inWords = ({ file, line }: Place, where: string) => `${path.relative(where, file)}:${line}`;
