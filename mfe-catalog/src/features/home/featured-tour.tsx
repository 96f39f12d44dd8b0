import { formatDay } from '@valam/contracts/shared/days';
import { Badge } from '@valam/ui/badge/badge';
import { SariBand } from '@valam/ui/band/sari-band';
import { LinkButton } from '@valam/ui/button/button';
import { Icon } from '@valam/ui/icon/icon';
import { Container } from '@valam/ui/layout/layout';
import { DepartureMeter } from '@valam/ui/meter/departure-meter';
import { Picture } from '@valam/ui/picture/picture';
import { from } from '@valam/ui/tokens/media';
import { Heading, Lead, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import type { Featured, NextDeparture } from '../../api/home-excerpts';
import { Places } from '../../parts/tour/places';
import { tourBadge } from '../../parts/tour-card/tour-badge';
import { HeroLinks } from './parts';

const Split = styled(Container)`
  display: grid;
  gap: var(--space-6) var(--space-column);
  ${from.lg} {
    grid-template-columns: minmax(0, 7.3fr) minmax(0, 4.7fr);
    align-items: center;
    margin-left: 0;
    width: auto;
    margin-right: max(var(--space-gutter), (100% - var(--size-container-wide)) / 2);
  }
`;

const Art = styled.div`
  margin-inline: calc(-1 * var(--space-gutter));
  ${from.lg} {
    margin-inline: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`;

/** The featured tour: picture, length, places, and the next departure with free seats. */
export function FeaturedTour({ tour, next }: { tour: Featured; next: NextDeparture }) {
  const badge = tourBadge(tour.bookingStatus);
  const href = `/spiritual-tours/${tour.slug}`;
  return (
    <section aria-labelledby="featured-tour">
      <Split>
        <Art>
          <Picture
            picture={tour.displayPhoto}
            kind="tour"
            ratio="4 / 3"
            sizes="(min-width: 1024px) 58vw, 100vw"
          />
          <SariBand kind="tour" size="section" />
        </Art>
        <Words>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          <Heading id="featured-tour" $size={1}>
            {tour.title}
          </Heading>
          {tour.subtitle && <Lead>{tour.subtitle}</Lead>}
          {tour.duration && <Small $soft>{tour.duration}</Small>}
          <Places stops={tour.stops} />
          {next && (
            <div>
              <DepartureMeter seats={next.capacity} sold={next.capacity - next.free} />
              <Small $soft>Next departure {formatDay(next.startDate)}</Small>
            </div>
          )}
          <HeroLinks>
            <LinkButton href={href}>
              View the tour <Icon name="arrow-right" />
            </LinkButton>
            <LinkButton href="/spiritual-tours" variant="secondary">
              All tours
            </LinkButton>
          </HeroLinks>
        </Words>
      </Split>
    </section>
  );
}
