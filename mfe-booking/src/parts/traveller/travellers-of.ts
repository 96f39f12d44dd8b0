import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { instantOfIstClock } from '@valam/contracts/shared/days';
import { textOf } from '@valam/mfe-kit/form';

/** The name of a form field; validation errors of the service use the same names. */
export const fieldName = (at: number, path: string): string => `travellers.${at}.${path}`;

/** The travelers of all filled-in groups, and the group of each; empty groups are ignored. */
export function travellersOf(form: FormData) {
  const count = Math.min(40, Number(textOf(form, 'count')) || 0);
  const filled = Array.from({ length: count }, (_, at) => ({ at, traveller: travellerAt(form, at) })).filter(
    ({ traveller }) => isFilled(traveller),
  );
  return { travellers: filled.map(({ traveller }) => traveller), groups: filled.map(({ at }) => at) };
}

/** The instant of a date-and-time field, in IST. Unparsable text is sent as typed, so that the service reports the field. */
function instantAt(clock: string | null): string | null {
  const instant = clock ? instantOfIstClock(clock) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : clock;
}

/** The traveler in one group of fields. */
export function travellerAt(form: FormData, at: number): Traveller {
  const text = (path: string): string | null => textOf(form, fieldName(at, path)) || null;
  return {
    id: text('id'),
    fullName: text('fullName') ?? '',
    dateOfBirth: text('dateOfBirth'),
    nationality: text('nationality'),
    passportNumber: text('passportNumber'),
    diet: text('diet'),
    medicalNotes: text('medicalNotes'),
    roomWish: text('roomWish'),
    arrival: unlessEmpty({
      number: text('arrival.number'),
      airport: text('arrival.airport'),
      at: instantAt(text('arrival.at')),
    }),
    departure: unlessEmpty({
      number: text('departure.number'),
      airport: text('departure.airport'),
      at: instantAt(text('departure.at')),
    }),
    emergencyContact: unlessEmpty({
      name: text('emergencyContact.name'),
      phone: text('emergencyContact.phone'),
      relation: text('emergencyContact.relation'),
    }),
  };
}

const unlessEmpty = <T extends object>(group: T): T | null =>
  Object.values(group).some((value) => value !== null) ? group : null;

const isFilled = ({ id: _id, fullName, ...rest }: Traveller): boolean =>
  fullName !== '' || Object.values(rest).some((value) => value !== null);
