import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';
import { aDeparture } from './builders.js';
import type { Leads } from './start-leads.js';

const dayMs = 86_400_000;

/** Today in India by the clock of the service. */
export const today = ({ clock }: Leads): string => istDay(clock.now());

/** Advances business time to a day, unless it has passed. */
export const passTo = (leads: Leads, day: string) =>
  leads.advance(Math.max(0, daysBetween(today(leads), day)) * dayMs);

/** A departure that starts a number of days from now and takes ten. */
export function aDepartureIn(
  leads: Leads,
  days: number,
  change: Partial<EventPayload<typeof departureOffered>> = {},
) {
  const startDate = addDays(today(leads), days);
  return aDeparture(leads, { startDate, endDate: addDays(startDate, 9), ...change });
}
