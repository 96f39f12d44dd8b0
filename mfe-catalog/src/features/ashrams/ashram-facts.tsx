import type { Ashram } from '@valam/contracts/catalog/ashram.schema';
import { FactList } from '@valam/ui/facts/fact-list';
import { mapUrl } from '../../parts/outbound/map-url';
import { hasLinks, VisitLinks } from '../../parts/outbound/visit-links';
import { knownFacts } from '../../parts/place-page/known-facts';
import { PlaceSection } from '../../parts/place-page/place-section';

/** Location and contact details of an ashram. */
export function AshramFacts({ ashram }: { ashram: Ashram }) {
  const location = knownFacts([
    { label: 'Address', value: ashram.address },
    { label: 'Town', value: ashram.town },
    { label: 'District', value: ashram.district },
    { label: 'State', value: ashram.state },
    { label: 'PIN', value: ashram.pinCode },
  ]);
  const links = [
    { label: 'Website', url: ashram.website },
    { label: 'Maps', url: mapUrl(ashram) },
    { label: 'Facebook', url: ashram.facebook },
    { label: 'Instagram', url: ashram.instagram },
    { label: 'Twitter', url: ashram.twitter },
    { label: 'LinkedIn', url: ashram.linkedin },
  ];
  return (
    <>
      {location.length > 0 && (
        <PlaceSection title="Location" size={2}>
          <FactList facts={location} />
        </PlaceSection>
      )}
      {hasLinks(links) && (
        <PlaceSection title="Connect" size={2}>
          <VisitLinks links={links} campaign="ashram-page" />
        </PlaceSection>
      )}
    </>
  );
}
