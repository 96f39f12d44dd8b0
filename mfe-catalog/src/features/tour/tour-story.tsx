import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { formatPrice } from '@valam/contracts/shared/money';
import { Slot } from '@valam/mfe-kit/slot';
import { FactList, MarkedList } from '@valam/ui/facts/fact-list';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { RouteMap } from '@valam/ui/route-map/route-map';
import { Small, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { DriverCard, DriverCardNote, knownToDrivers } from '../../parts/driver-card/driver-card';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { KeepOffline } from '../../parts/keep-offline/keep-offline';
import { GuidingFamily } from './guiding-family';
import { Houses } from './houses';
import { TempleAccessSummary } from './temple-access';
import { TourItinerary } from './tour-itinerary';
import { TourPart } from './tour-part';
import { tourSections } from './tour-sections';

/** As far from the next section as sections are from each other. */
const Documents = styled.div`
  padding-bottom: var(--space-6);
  &:empty {
    display: none;
  }
`;

const Diets = styled(MarkedList)`
  @media print {
    columns: 2;
  }
`;

const dollars = (units: number): string => formatPrice(units, 'USD');

/** Costs that the price does not include. */
function ExtraCosts({ costs }: { costs: Tour['extraCosts'] }) {
  return (
    <Stack $gap="3">
      <FactList
        facts={costs.map(({ name, fromUsd, toUsd, note }) => ({
          label: name,
          value: [fromUsd === toUsd ? dollars(fromUsd) : `${dollars(fromUsd)} – ${dollars(toUsd)}`, note]
            .filter(Boolean)
            .join('. '),
        }))}
      />
      <Small $soft>Rough figures in US dollars, for one person. None of it is paid to us.</Small>
    </Stack>
  );
}

interface TourStoryProps {
  readonly tour: Tour;
  readonly dateId: string | null;
}

/** The sections below the dates: the route, the people, the itinerary, and the price. */
export function TourStory({ tour, dateId }: TourStoryProps) {
  const has = new Set(tourSections(tour).map(({ id }) => id));
  const temples = (tour.temples ?? []).filter(({ access }) => access);
  const drivers = knownToDrivers([
    ...tour.stops,
    ...(tour.temples ?? []).map((temple) => ({ ...temple, language: temple.localLanguage })),
  ]);
  return (
    <>
      {tour.stops.length > 1 && (
        <TourPart title="The road">
          <RouteMap stops={tour.stops} />
        </TourPart>
      )}
      {tour.hosts.length > 0 && (
        <TourPart title="Meet Your Guiding Family">
          <GuidingFamily hosts={tour.hosts} />
        </TourPart>
      )}
      {has.has('itinerary') && (
        <TourPart id="itinerary" title="Day-by-Day Itinerary">
          <TourItinerary tour={tour} />
        </TourPart>
      )}
      <Houses houses={tour.houses} />
      <Documents>
        <Slot
          name="booking/DocumentsForm"
          of={{}}
          given={{ tourTitle: tour.title }}
          loading={null}
          fallback={null}
        />
      </Documents>
      {temples.length > 0 && (
        <TourPart title="At the temple door">
          <TempleAccessSummary temples={temples} />
        </TourPart>
      )}
      {has.has('inclusions') && (
        <TourPart id="inclusions" title="What the price covers">
          <Inclusions included={tour.inclusions} notIncluded={tour.exclusions} />
        </TourPart>
      )}
      {tour.dietServed.length > 0 && (
        <TourPart title="Pure Veg, explained">
          <PureVeg tour={tour} />
        </TourPart>
      )}
      {tour.extraCosts.length > 0 && (
        <TourPart title="Beyond the price">
          <ExtraCosts costs={tour.extraCosts} />
        </TourPart>
      )}
      {drivers.length > 0 && (
        <TourPart title="Names to show on the road">
          <DriverCardNote />
          <DriverCard places={drivers} />
          <KeepOffline path={`/spiritual-tours/${tour.slug}`} />
        </TourPart>
      )}
      {tour.cancellationPolicy && (
        <TourPart title="Cancellation Policy">
          <Stack $gap="5">
            <FormattedText text={tour.cancellationPolicy} />
            <Slot
              name="booking/RefundRuler"
              of={{ tourSlug: tour.slug }}
              given={{ dateId }}
              loading={null}
              fallback={null}
            />
          </Stack>
        </TourPart>
      )}
    </>
  );
}

/** Explains 'Pure Veg', and the food that these kitchens can and cannot serve. */
function PureVeg({ tour }: { tour: Pick<Tour, 'dietServed' | 'dietNotServed'> }) {
  return (
    <Stack $gap="4">
      <Read>
        ‘Pure Veg’ on an Indian signboard means a kitchen that never holds meat, fish or eggs. Milk, ghee,
        curd and honey are used, unless you tell us that you go without.
      </Read>
      <Diets>
        {tour.dietServed.map((diet) => (
          <li key={diet}>
            <Icon name="check" /> {diet}
          </li>
        ))}
        {tour.dietNotServed.map((diet) => (
          <li key={diet}>
            <Icon name="cross" /> Not available: {diet.charAt(0).toLowerCase() + diet.slice(1)}
          </li>
        ))}
      </Diets>
    </Stack>
  );
}
