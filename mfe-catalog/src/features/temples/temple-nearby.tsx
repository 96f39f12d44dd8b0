import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { Icon } from '@valam/ui/icon/icon';
import { LinkList } from '@valam/ui/link/link';
import { PlaceSection } from '../../parts/place-page/place-section';

/** Other temples close by. */
export function TempleNearby({ nearby }: { nearby: Temple['nearby'] }) {
  if (nearby.length === 0) return null;
  return (
    <PlaceSection title="Close by" size={2}>
      <LinkList>
        {nearby.map(({ slug, name, town, distanceKm }) => (
          <li key={slug}>
            <a href={`/temples/${slug}`}>
              <span>
                {name}
                {town ? `, ${town}` : ''} · {Math.round(distanceKm)} km
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </LinkList>
    </PlaceSection>
  );
}
