import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

type Heard = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;
/** Asks the machine for all addresses of a name. */
export type Ask = (name: string, heard: Heard) => void;

interface Name {
  addresses: LookupAddress[];
  at: number;
  /** Those who wait for the first answer; null when nobody asks. */
  waiting: Heard[] | null;
}

const freshMs = 1_000;

/**
 * Addresses as they were last known, at once; they are asked for again behind that. Where containers come and go their
 * name server is now and then away for a moment, and a machine that asks waits five seconds before it asks again, with
 * everybody else behind it. Each answer begins with another address, so that replicas share the work.
 */
export function rememberedLookup(
  ask: Ask = (name, heard) => void lookup(name, { all: true }, heard),
  now: () => number = () => performance.now(),
): LookupFunction {
  const names = new Map<string, Name>();
  let turn = 0;

  const learn = (name: string, entry: Name, heard: Heard[]): void => {
    entry.waiting = heard;
    ask(name, (error, addresses) => {
      const waiting = entry.waiting ?? [];
      entry.waiting = null;
      if (!error && addresses.length > 0) Object.assign(entry, { addresses, at: now() });
      for (const one of waiting) one(error, addresses);
    });
  };

  const find = (name: string, heard: Heard): void => {
    let entry = names.get(name);
    if (!entry) names.set(name, (entry = { addresses: [], at: -Infinity, waiting: null }));
    const { addresses, at, waiting } = entry;
    if (addresses.length === 0) {
      if (waiting) waiting.push(heard);
      else learn(name, entry, [heard]);
      return;
    }
    if (!waiting && now() - at > freshMs) learn(name, entry, []);
    const first = turn++ % addresses.length;
    const rotated = [...addresses.slice(first), ...addresses.slice(0, first)];
    process.nextTick(heard, null, rotated);
  };

  return (name, options, heard) =>
    find(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) heard(error ?? new Error(`${name} has no address`), '');
      else if (options.all) heard(null, addresses);
      else heard(null, first.address, first.family);
    });
}
