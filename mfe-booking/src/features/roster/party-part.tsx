import type { Roster } from '@valam/contracts/leads/roster.schema';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { formatDay, formatInstant } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { Badge } from '@valam/ui/badge/badge';
import { FactList } from '@valam/ui/facts/fact-list';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { bookingStateWords } from '../../parts/booking-state-words';
import { peopleWords } from '../../parts/trip-facts';

const Party = styled.section`
  border-top: 1px solid var(--color-divider);
  padding-top: var(--space-5);
  break-inside: avoid;
`;

/** The travelers of one booking. */
export function PartyPart({ party }: { party: Roster['parties'][number] }) {
  const { bookingRef, leadName, quantity, state, contact, room, diet, needs, balance, travellers, missing } =
    party;
  const facts = [
    { label: 'Email', value: contact?.email },
    { label: 'Phone', value: contact?.mobile },
    { label: 'Room', value: room },
    { label: 'Diet and allergies', value: diet },
    { label: 'To plan for', value: needs },
    { label: 'Balance due', value: balance && formatMoney(balance) },
  ].filter(({ value }) => value);
  return (
    <Party aria-labelledby={bookingRef}>
      <Stack $gap="4">
        <Cluster>
          <Heading id={bookingRef} $size={2}>
            {leadName}
          </Heading>
          <Badge tone="plain">{peopleWords(quantity)}</Badge>
          <Badge tone="open">{bookingStateWords[state]}</Badge>
          {missing > 0 && <Badge tone="waiting">{missing} without details</Badge>}
        </Cluster>
        {facts.length > 0 && <FactList facts={facts} />}
        {travellers.map((traveller, i) => (
          <Stack $gap="3" key={traveller.id ?? i}>
            <Heading as="h3" $size={3}>
              {traveller.fullName ?? `Traveler ${i + 1}`}
            </Heading>
            <FactList facts={personFacts(traveller)} />
          </Stack>
        ))}
      </Stack>
    </Party>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The details of a person that the guide may see; empty ones are omitted. */
function personFacts(person: Partial<Traveller>): Fact[] {
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
