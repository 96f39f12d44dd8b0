import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { Badge } from '@valam/ui/badge/badge';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { FactsRow, type Fact } from '@valam/ui/facts/facts-row';
import { Gallery } from '@valam/ui/gallery/gallery';
import { Icon } from '@valam/ui/icon/icon';
import { Container, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Display, Lead } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { eachOnce } from '../../parts/pictures/each-once';
import { tourBadge } from '../../parts/tour-card/tour-badge';
import { Places } from '../../parts/tour/places';
import { tourCrumbs } from './tour-crumbs';

const Head = styled(Stack)`
  padding-block: var(--space-3) var(--space-6);
`;

/** The breadcrumb, the title of the tour and its places. */
export function TourTop({ tour }: { tour: Tour }) {
  const badge = tourBadge(tour.bookingStatus);
  return (
    <Container as="section" aria-label={tour.title}>
      <Breadcrumb crumbs={tourCrumbs(tour)} />
      <QuietLink href="/spiritual-tours" $small data-screen-only>
        <Icon name="arrow-left" /> Back to Tours
      </QuietLink>
      <Head $gap="3">
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        <Display>{tour.title}</Display>
        {tour.subtitle && <Lead>{tour.subtitle}</Lead>}
        <Places stops={tour.stops} />
      </Head>
    </Container>
  );
}

/** The tour's pictures and facts, beside the booking panel. */
export function TourSight({ tour }: { tour: Tour }) {
  const pictures = eachOnce([tour.displayPhoto, ...tour.highlightPhotos]);
  return (
    <>
      <Gallery pictures={pictures} kind="tour" priority />
      <FactsRow facts={factsOf(tour)} />
    </>
  );
}

function factsOf(tour: Tour): readonly Fact[] {
  return [
    ...(tour.duration ? [{ icon: 'clock', value: tour.duration, label: 'Duration' } as const] : []),
    ...(tour.numberOfSeats === null
      ? []
      : [{ icon: 'group', value: `${tour.numberOfSeats} seats`, label: 'In each group' } as const]),
    { icon: 'veg', value: 'Pure Veg', label: 'All meals' },
    ...(tour.travelType ? [{ icon: 'bus', value: tour.travelType, label: 'Travel type' } as const] : []),
  ];
}
