import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { FactList } from '@valam/ui/facts/fact-list';
import { Read } from '@valam/ui/typography/typography';
import { mapUrl } from '../../parts/outbound/map-url';
import { VisitLinks, hasLinks } from '../../parts/outbound/visit-links';
import { knownFacts } from '../../parts/place-page/known-facts';
import { PlaceSection } from '../../parts/place-page/place-section';

/** Details, location, links and other names of a temple. */
export function TempleFacts({ temple }: { temple: Temple }) {
  const established = [temple.yearEstablished, temple.yearUnit].filter(Boolean).join(' ');
  const details = knownFacts([
    { label: 'Deity', value: temple.mainDeities },
    { label: 'Architecture', value: temple.architectureStyle },
    { label: 'Established', value: established },
    { label: 'Type', value: temple.type },
  ]);
  const location = knownFacts([
    { label: 'Address', value: temple.address },
    { label: 'Town', value: temple.town },
    { label: 'District', value: temple.district },
    { label: 'State', value: temple.state },
    { label: 'PIN', value: temple.pinCode },
  ]);
  const links = [
    { label: 'Maps', url: temple.googleBusinessLink ?? mapUrl(temple) },
    { label: 'Official website', url: temple.officialWebsite },
    { label: 'Encyclopedia', url: temple.wikipedia },
  ];
  return (
    <>
      {details.length > 0 && (
        <PlaceSection title="Details" size={2}>
          <FactList facts={details} />
        </PlaceSection>
      )}
      {location.length > 0 && (
        <PlaceSection title="Location" size={2}>
          <FactList facts={location} />
        </PlaceSection>
      )}
      {hasLinks(links) && (
        <PlaceSection title="Visit" size={2}>
          <VisitLinks links={links} campaign="temple-page" />
        </PlaceSection>
      )}
      {temple.akaNames && (
        <PlaceSection title="Also Known As" size={2}>
          <Read>{temple.akaNames}</Read>
        </PlaceSection>
      )}
    </>
  );
}
