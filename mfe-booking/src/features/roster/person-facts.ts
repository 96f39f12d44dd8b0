import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { formatDay, formatInstant } from '@valam/contracts/shared/days';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What a guide was allowed to know of someone; nothing empty. */
export function personFacts(person: Partial<Traveller>): Fact[] {
  const { emergencyContact: call } = person;
  const facts: [string, string | null | undefined][] = [
    ['Born', person.dateOfBirth && formatDay(person.dateOfBirth)],
    ['Nationality', person.nationality],
    ['Passport', person.passportNumber],
    ['Diet and allergies', person.diet],
    ['Health', person.medicalNotes],
    ['Room preference', person.roomWish],
    ['Arrives', flightWords(person.arrival)],
    ['Leaves', flightWords(person.departure)],
    ['Emergency contact', call && [call.name, call.relation, call.phone].filter(Boolean).join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function flightWords(flight: Traveller['arrival']): string | null {
  if (!flight) return null;
  return [flight.number, flight.airport, flight.at && formatInstant(flight.at)].filter(Boolean).join(', ');
}
