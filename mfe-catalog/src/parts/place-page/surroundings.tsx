import type { NearbyPlace, VisitingTour } from '@valam/contracts/catalog/surroundings.schema';
import { Icon } from '@valam/ui/icon/icon';
import { LinkList } from '@valam/ui/link/link';
import { PlaceSection } from './place-section';

/** Nearby places of one kind. */
export function NearbyPlaces({
  title,
  path,
  places,
}: {
  title: string;
  path: '/temples' | '/ashrams';
  places: readonly NearbyPlace[] | undefined;
}) {
  if (!places || places.length === 0) return null;
  return (
    <PlaceSection title={title} size={2}>
      <LinkList>
        {places.map(({ slug, name, town, distanceKm }) => (
          <li key={slug}>
            <a href={`${path}/${slug}`}>
              <span>
                {name}
                {town ? `, ${town}` : ''} · {distanceKm < 1 ? 'under 1' : Math.round(distanceKm)}&nbsp;km
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </LinkList>
    </PlaceSection>
  );
}

/** Tours that visit this place. */
export function VisitingTours({ tours }: { tours: readonly VisitingTour[] | undefined }) {
  if (!tours || tours.length === 0) return null;
  return (
    <PlaceSection title="Tours that come here" size={2}>
      <LinkList>
        {tours.map(({ slug, title, duration }) => (
          <li key={slug}>
            <a href={`/spiritual-tours/${slug}`}>
              <span>
                {title}
                {duration ? ` · ${duration}` : ''}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </LinkList>
    </PlaceSection>
  );
}
