import type { Roster } from '@valam/contracts/leads/roster.schema';
import { formatMoney } from '@valam/contracts/shared/money';
import { Badge } from '@valam/ui/badge/badge';
import { FactList } from '@valam/ui/facts/fact-list';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { bookingStateWords } from '../../parts/booking-state-words';
import { peopleWords } from '../../parts/trip-facts';
import { personFacts } from './person-facts';

const Party = styled.section`
  border-top: 1px solid var(--color-rule);
  padding-top: var(--space-5);
  break-inside: avoid;
`;

/** Those who came with one booking. */
export function PartyPart({ party }: { party: Roster['parties'][number] }) {
  const { bookingRef, leadName, quantity, state, contact, room, diet, needs, balance, travellers, missing } =
    party;
  const facts = [
    { label: 'Mail', value: contact?.email },
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
              {traveller.fullName ?? `Traveller ${i + 1}`}
            </Heading>
            <FactList facts={personFacts(traveller)} />
          </Stack>
        ))}
      </Stack>
    </Party>
  );
}
