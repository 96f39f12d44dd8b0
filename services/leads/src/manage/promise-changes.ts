import type { PromiseChange } from '@valam/contracts/leads/booking.schema';
import type * as z from 'zod/mini';
import type { DepartureEntity } from '../departure/departure.entity.js';

type Promised = DepartureEntity['promise'];
type Change = z.infer<typeof PromiseChange>;

/** Differences between the promise at the deposit and that of today, in the order of the trip. */
export function promiseChanges(promised: Promised | null, today: Promised): Change[] {
  if (!promised) return [];
  const day = (of: Promised, number: number): string => {
    const found = of.itinerary.find((one) => one.day === number);
    return found ? [found.title, found.summary].filter(Boolean).join(': ') : '';
  };
  const numbers = [...new Set([...promised.itinerary, ...today.itinerary].map((one) => one.day))].sort(
    (a, b) => a - b,
  );
  const changes = [
    ...numbers.map((number) => ({
      what: `Day ${number}`,
      promised: day(promised, number),
      now: day(today, number),
    })),
    { what: 'Itinerary', promised: promised.plan ?? '', now: today.plan ?? '' },
    { what: 'Included', promised: promised.inclusions, now: today.inclusions },
    { what: 'Not included', promised: promised.exclusions, now: today.exclusions },
  ];
  return changes.filter(({ promised: before, now }) => before !== now);
}
