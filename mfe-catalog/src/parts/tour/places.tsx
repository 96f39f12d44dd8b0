import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-2) var(--space-4);
  line-height: 1.25;
`;

/**
 * The local name below the Latin one, in columns whose width does not depend on it, so that there is no layout shift when its font
 * has loaded. Hidden until then, because a browser would search all local fonts for its letters.
 */
const Under = styled.span`
  display: block;
  font-size: 0.82em;
  white-space: nowrap;
  color: var(--soft, var(--color-text-muted));
  content-visibility: var(--own-fonts, hidden);
  contain-intrinsic-height: 1lh;
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
          {name} {localName && <Under lang={language ?? 'en'}>{localName}</Under>}
        </li>
      ))}
    </List>
  );
}
