import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { LocalName } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1.1rem;
`;

/** The places of a tour in order, each with its name in its own script. */
export function Places({
  stops,
}: {
  stops: readonly Pick<Tour['stops'][number], 'name' | 'localName' | 'language'>[];
}) {
  const places = stops.filter(
    (stop, index) => stops.findIndex((other) => other.name === stop.name) === index,
  );
  if (places.length === 0) return null;
  return (
    <List aria-label="Places">
      {places.map(({ name, localName, language }) => (
        <li key={name}>
          {name} {localName && <LocalName lang={language ?? 'en'}>{localName}</LocalName>}
        </li>
      ))}
    </List>
  );
}
