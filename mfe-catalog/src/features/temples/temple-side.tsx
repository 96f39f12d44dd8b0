import { Stack } from '@valam/ui/layout/layout';
import { useShownTemple } from '../../api/use-shown';
import { DriverCard, knownToDrivers } from '../../parts/driver-card/driver-card';
import { PlaceSection } from '../../parts/place-page/place-section';
import { NearbyPlaces, VisitingTours } from '../../parts/place-page/surroundings';
import { AccessCard } from './access-card';
import { TempleFacts } from './temple-facts';
import { TempleFestivals } from './temple-festivals';

/** Access, festivals and facts of a temple, nearby places, and tours that visit it. */
export default function TempleSide() {
  const temple = useShownTemple();
  if (!temple) return null;
  const driver = knownToDrivers([{ ...temple, language: temple.localLanguage }]);
  return (
    <Stack $gap="7">
      {temple.access && <AccessCard access={temple.access} />}
      <TempleFestivals festivals={temple.festivals} />
      <TempleFacts temple={temple} />
      <VisitingTours tours={temple.tours} />
      <NearbyPlaces title="Close by" path="/temples" places={temple.nearby} />
      <NearbyPlaces title="Ashrams close by" path="/ashrams" places={temple.ashramsNearby} />
      {driver.length > 0 && (
        <PlaceSection title="Name to show on the road" size={2}>
          <DriverCard places={driver} />
        </PlaceSection>
      )}
    </Stack>
  );
}
