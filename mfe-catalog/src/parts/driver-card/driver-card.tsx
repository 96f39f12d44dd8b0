import { Body, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

export interface DriverPlace {
  readonly name: string;
  readonly localName: string | null;
  readonly language: string | null;
}

const Card = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  margin-top: var(--space-4);
  padding: 0 1px 1px 0;
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    background: var(--color-surface);
    border: 1px solid var(--color-divider);
    margin: 0 -1px -1px 0;
    padding: var(--space-4);
    break-inside: avoid;
  }
`;

const Script = styled.span`
  display: block;
  font-size: 1.375rem;
  line-height: 1.4;
  overflow-wrap: break-word;
  @media print {
    font-size: 0.9375rem;
  }
`;

/** Names of places in the local script, to show to a driver. Places without a known local name are omitted. */
export function DriverCard({ places }: { places: readonly DriverPlace[] }) {
  return (
    <Card>
      {knownToDrivers(places).map(({ name, localName, language }) => (
        <li key={name}>
          <Script lang={language ?? undefined}>{localName}</Script>
          <Small $soft>{name}</Small>
        </li>
      ))}
    </Card>
  );
}

/** The places with a known local name, without duplicates. */
export function knownToDrivers(places: readonly DriverPlace[]): readonly DriverPlace[] {
  return places.filter(
    ({ name, localName }, index) => localName && places.findIndex((other) => other.name === name) === index,
  );
}

/** Explains the use of the card. */
export function DriverCardNote() {
  return <Body $reading>Show this to a driver or anyone on the road: each name as it is written there.</Body>;
}
