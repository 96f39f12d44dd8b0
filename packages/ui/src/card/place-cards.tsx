import type { Below } from '@valam/ui/layout/below';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { Badge } from '@valam/ui/badge/badge';
import { Body, Small } from '@valam/ui/typography/typography';
import { below, from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import { fourAcross, PictureCard, type HeadingLevel } from './card';

interface PlaceCardProps {
  readonly href: string;
  readonly title: string;
  readonly picture?: Picture | null;
  readonly level?: HeadingLevel;
  readonly priority?: boolean;
}

const OnPicture = styled.span`
  position: absolute;
  left: 0;
  top: var(--space-4);
  z-index: 1;
  & > * {
    background: var(--color-background);
    color: var(--color-text);
    border-radius: 0;
    white-space: normal;
  }
`;

const Description = styled(Small)`
  ${below.phone} {
    display: none;
  }
`;

/** Two small cards per row from the narrowest phone, three and four on wider screens. */
export const TempleGrid = styled.ul.attrs<Below>({ 'data-below': 'parts' })`
  display: grid;
  gap: var(--space-6) 8px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > li {
    display: grid;
  }
  ${below.phone} {
    margin-inline: calc(-1 * var(--space-gutter) + 8px);
    & h2,
    & h3 {
      font-size: 1.125rem;
      hyphens: auto;
      overflow-wrap: break-word;
      padding-inline: 6px;
    }
    & article p {
      padding-inline: 6px;
    }
  }
  ${from.across} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-7) var(--space-column);
  }
  ${from.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Cards are too narrow for long names on one line. */
const OwnName = styled(Small)`
  overflow-wrap: anywhere;
`;

export interface TempleCardProps extends PlaceCardProps {
  /** The first list it belongs to. */
  readonly listBadge?: string | null;
  readonly localName?: { readonly text: string; readonly lang: string } | null;
  readonly description?: string | null;
  /** Town, district, state. */
  readonly place?: string | null;
  readonly deity?: string | null;
}

/** A temple. */
export function TempleCard({ listBadge, localName, description, place, deity, ...card }: TempleCardProps) {
  return (
    <PictureCard
      kind="temple"
      ratio="3 / 4"
      sizes={fourAcross}
      titleSize={3}
      tight
      {...card}
      picture={card.picture}
      onPicture={
        listBadge && (
          <OnPicture>
            <Badge tone="plain">{listBadge}</Badge>
          </OnPicture>
        )
      }
    >
      {localName && (
        <OwnName lang={localName.lang} $soft>
          {localName.text}
        </OwnName>
      )}
      {description && <Description>{description}</Description>}
      {place && <Small $soft>{place}</Small>}
      {deity && (
        <Small>
          <Small as="span" $soft>
            Deity:
          </Small>{' '}
          {deity}
        </Small>
      )}
    </PictureCard>
  );
}

export interface RetreatCardProps extends PlaceCardProps {
  readonly subtitle?: string | null;
  readonly duration?: string | null;
  readonly accommodationTypes?: string | null;
  /** `From $890`. */
  readonly from?: string | null;
  /** `Feb 07 – 13, 2027`, for a retreat booked by its dates. */
  readonly nextDates?: string | null;
}

/** A retreat. */
export function RetreatCard({
  subtitle,
  duration,
  accommodationTypes,
  from: price,
  nextDates,
  ...card
}: RetreatCardProps) {
  const facts = [duration, accommodationTypes].filter(Boolean).join(' · ');
  return (
    <PictureCard kind="retreat" ratio="4 / 3" tight {...card} picture={card.picture}>
      {subtitle && <Body>{subtitle}</Body>}
      {facts && <Small $soft>{facts}</Small>}
      {nextDates && <Small>Next dates: {nextDates}</Small>}
      {price && (
        <Body $strong $figures>
          {price}
        </Body>
      )}
    </PictureCard>
  );
}

export interface VenueCardProps extends PlaceCardProps {
  /** District and country. */
  readonly place?: string | null;
  readonly propertyType?: string | null;
  /** Sample data of a new site; the card says so. */
  readonly isSample?: boolean;
}

/** A venue for retreats. */
export function VenueCard({ place, propertyType, isSample, ...card }: VenueCardProps) {
  return (
    <PictureCard kind="venue" ratio="3 / 2" tight {...card} picture={card.picture}>
      {place && <Body>{place}</Body>}
      {propertyType && <Small $soft>{propertyType}</Small>}
      {isSample && <Small $soft>Sample venue</Small>}
    </PictureCard>
  );
}

export interface AshramCardProps extends PlaceCardProps {
  readonly description?: string | null;
  /** Town and district. */
  readonly place?: string | null;
  readonly saints?: string | null;
}

/** An ashram. */
export function AshramCard({ description, place, saints, ...card }: AshramCardProps) {
  return (
    <PictureCard kind="ashram" ratio="3 / 2" tight {...card} picture={card.picture}>
      {place && <Body>{place}</Body>}
      {description && <Small>{description}</Small>}
      {saints && <Small $soft>Saints: {saints}</Small>}
    </PictureCard>
  );
}
