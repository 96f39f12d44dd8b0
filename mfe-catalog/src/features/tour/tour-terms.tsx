import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { formatPrice } from '@valam/contracts/shared/money';
import { FactList, MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { Small, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { useShownTour } from '../../api/use-shown';
import { DriverCard, DriverCardNote, knownToDrivers } from '../../parts/driver-card/driver-card';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { KeepOffline } from '../../parts/keep-offline/keep-offline';
import { TempleAccessSummary } from './temple-access';
import { TourPart } from './tour-part';
import { inclusionsSection, tourSections } from './tour-sections';

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

/** Requirements and inclusions of a tour: temple access, inclusions, food, further costs, and names for drivers. */
export default function TourTerms() {
  const tour = useShownTour();
  if (!tour) return null;
  const temples = (tour.temples ?? []).filter(({ access }) => access);
  const drivers = knownToDrivers([
    ...tour.stops,
    ...(tour.temples ?? []).map((temple) => ({ ...temple, language: temple.localLanguage })),
  ]);
  return (
    <>
      {temples.length > 0 && (
        <TourPart title="At the temple door">
          <TempleAccessSummary temples={temples} />
        </TourPart>
      )}
      {tourSections(tour).some(({ id }) => id === inclusionsSection) && (
        <TourPart id={inclusionsSection} title="What the price covers">
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
    </>
  );
}

/** Explains 'Pure Veg', and the food that these kitchens can and cannot serve. */
function PureVeg({ tour }: { tour: Pick<Tour, 'dietServed' | 'dietNotServed'> }) {
  return (
    <Stack $gap="4">
      <Read>
        “Pure Veg” on an Indian signboard means a kitchen that never holds meat, fish or eggs. Milk, ghee,
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
