import { istDay } from '@valam/contracts/shared/days';
import { invalidFields } from '@valam/contracts/shared/problem';

/** Refuses dates of birth in the future, which houses and guides would otherwise get. `dates` has them by the names of their fields. */
export function refuseLaterBirths(
  dates: Readonly<Record<string, string | null | undefined>>,
  now: Date,
): void {
  const today = istDay(now);
  const later = Object.entries(dates).filter(([, day]) => day && day > today);
  if (later.length > 0)
    throw invalidFields(
      Object.fromEntries(later.map(([field]) => [field, 'Please enter a date of birth in the past'])),
    );
}
