import type { Retreat } from '@valam/contracts/catalog/retreat.schema';
import { HostCard } from '@valam/ui/card/people-cards';
import { FormattedText } from '@valam/ui/formatted-text/formatted-text';
import { CardGrid } from '@valam/ui/layout/layout';
import { Read } from '@valam/ui/typography/typography';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';
import { Inclusions } from '../../parts/inclusions/inclusions';
import { PlaceSection } from '../../parts/place-page/place-section';

/** Description, itinerary, inclusions and teachers of a retreat. */
export function RetreatStory({ retreat }: { retreat: Retreat }) {
  const { description, itinerary, inclusions, exclusions, host } = retreat;
  return (
    <>
      {description && (
        <PlaceSection title="About This Retreat">
          <FormattedText text={description} />
        </PlaceSection>
      )}
      {itinerary && (
        <PlaceSection title="Program Details">
          <FormattedText text={itinerary} under={1} />
        </PlaceSection>
      )}
      {(inclusions ?? exclusions) && <Inclusions included={inclusions} notIncluded={exclusions} />}
      {host && (
        <PlaceSection title="Your Teachers & Guides">
          <Teachers names={host} />
        </PlaceSection>
      )}
    </>
  );
}

/** Teachers and guides. A name without a profile is listed as text. */
function Teachers({ names }: { names: string }) {
  const { data } = catalogApi.useContributorsQuery({ names });
  const people = listed(data);
  const known = new Set(people.map(({ name }) => name.toLowerCase()));
  const others = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !known.has(name.toLowerCase()));
  return (
    <>
      {people.length > 0 && (
        <CardGrid $columns={2}>
          {people.map(({ id, slug, name, profilePhoto, jobTitle, country, isSample }) => (
            <li key={id}>
              <HostCard
                href={`/host/${slug}`}
                name={name}
                picture={profilePhoto}
                jobTitle={jobTitle}
                country={country}
                isSample={isSample}
                level="h3"
              />
            </li>
          ))}
        </CardGrid>
      )}
      {others.length > 0 && (
        <Read>{people.length > 0 ? `And ${others.join(', ')}.` : others.join(', ')}</Read>
      )}
    </>
  );
}
