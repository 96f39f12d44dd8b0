import type { Venue } from '@valam/contracts/catalog/venue.schema';
import { FactList } from '@valam/ui/facts/fact-list';
import { TextLink } from '@valam/ui/link/link';
import { Read } from '@valam/ui/typography/typography';
import { mapUrl } from '../../parts/outbound/map-url';
import { hasLinks, VisitLinks } from '../../parts/outbound/visit-links';
import { knownFacts } from '../../parts/place-page/known-facts';
import { PlaceSection } from '../../parts/place-page/place-section';

/** Capacity, dining, wellness, location and links. A section without facts is left out. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const sections = [
    {
      title: 'Capacity',
      facts: [
        { label: 'Accommodation guests', value: venue.accommodationCapacity ?? venue.sleeps },
        { label: 'Halls people', value: venue.hallsCapacity },
        { label: 'Bedrooms', value: venue.bedrooms },
        { label: 'Rooms', value: venue.accommodationTypesAvailable },
        { label: 'Views', value: venue.views },
      ],
    },
    {
      title: 'Dining',
      facts: [
        { label: 'Cuisine', value: venue.cuisineTypes },
        { label: 'Seats at table', value: venue.diningCapacity },
      ],
    },
    { title: 'Fitness & Wellness', facts: [{ label: 'Offered', value: venue.fitnessDetails }] },
    {
      title: 'Location',
      facts: [
        { label: 'Address', value: venue.address },
        { label: 'Town', value: venue.town },
        { label: 'District', value: venue.district },
        { label: 'Country', value: venue.country },
        { label: 'PIN', value: venue.pinCode },
      ],
    },
  ];
  const links = [
    { label: 'Website', url: venue.website },
    { label: 'Maps', url: venue.googleBusinessPage ?? mapUrl(venue) },
  ];
  return (
    <>
      {sections.map(({ title, facts }) => {
        const known = knownFacts(facts);
        return (
          known.length > 0 && (
            <PlaceSection key={title} title={title} size={2}>
              <FactList facts={known} />
            </PlaceSection>
          )
        );
      })}
      {hasLinks(links) && (
        <PlaceSection title="Visit" size={2}>
          <VisitLinks links={links} campaign="venue-page" />
        </PlaceSection>
      )}
      <PlaceSection title="Bring your group" size={2}>
        <Read>Tell us your dates and the size of your group; we’ll ask the house and write back.</Read>
        <TextLink href="/contact-us">Ask about this venue</TextLink>
      </PlaceSection>
    </>
  );
}
