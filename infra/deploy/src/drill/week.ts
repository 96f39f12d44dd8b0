import { units } from '../../../local/src/units.ts';

export interface Deploy {
  unit: string;
  kind: 'remote' | 'process';
  isBad: boolean;
}

const remotes = ['catalog', 'booking', 'account'];
const all = [
  ...remotes.map((unit) => ({ unit, kind: 'remote' as const })),
  ...units.map((unit) => ({ unit, kind: 'process' as const })),
];
/** The remotes that get a bad release: their pages get constant traffic. */
const spoilt = ['booking', 'catalog'];

function shuffled<T>(list: readonly T[], roll: () => number): T[] {
  const rest = [...list];
  return Array.from(list, () => rest.splice(Math.floor(roll() * rest.length), 1)[0] as T);
}

/** A week: every unit in random order, repeatedly; two remotes get one bad release each. */
export function planWeek(count: number, roll: () => number): Deploy[] {
  const week: Deploy[] = [];
  while (week.length < count) week.push(...shuffled(all, roll).map((one) => ({ ...one, isBad: false })));
  const cut = week.slice(0, count);
  for (const unit of spoilt) {
    const candidates = cut.filter((deploy) => deploy.kind === 'remote' && deploy.unit === unit);
    const chosen = candidates[Math.floor(roll() * candidates.length)];
    if (chosen) chosen.isBad = true;
  }
  return cut;
}
