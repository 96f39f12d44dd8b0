import type { TourHouse } from '@valam/contracts/catalog/tour.schema';
import { TextLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { TourPart } from './tour-part';

const List = styled.ol`
  display: grid;
  gap: var(--space-4) var(--space-column);
  list-style: none;
  padding: 0;
  margin: 0 0 var(--space-4);
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    border-top: 1px solid var(--color-divider);
    padding-top: var(--space-3);
    break-inside: avoid;
  }
`;

/** The accommodation of the group by night; nothing until it is selected. */
export function Houses({ houses = [] }: { houses: readonly TourHouse[] | undefined }) {
  if (houses.length === 0) return null;
  return (
    <TourPart title="Where you sleep">
      <List>
        {houses.map(({ name, kind, town, nights, venueSlug, note }, index) => (
          <li key={index}>
            <Heading as="h3" $size={3}>
              {venueSlug ? <TextLink href={`/venues/${venueSlug}`}>{name}</TextLink> : name}
            </Heading>
            <Small>
              {kind}, {town} · {nights === 1 ? '1 night' : `${nights} nights`}
            </Small>
            {note && <Small $soft>{note}</Small>}
          </li>
        ))}
      </List>
      <Small $soft>
        If a house cannot take us on your dates, we’ll book one of the same kind close by and tell you before
        you travel.
      </Small>
    </TourPart>
  );
}
