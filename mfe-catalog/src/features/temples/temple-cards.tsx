import type { TempleCard as TempleCardData } from '@valam/contracts/catalog/temple.schema';
import { TempleCard, TempleGrid } from '@valam/ui/card/place-cards';
import { placeLine } from '@valam/contracts/shared/place-line';

export function TempleCards({ temples }: { temples: readonly TempleCardData[] }) {
  return (
    <TempleGrid>
      {temples.map((temple, index) => (
        <li key={temple.id}>
          <TempleCard
            href={`/temples/${temple.slug}`}
            title={temple.name}
            level="h2"
            picture={temple.displayPhoto}
            priority={index === 0}
            listBadge={temple.templeList[0]}
            description={temple.shortDescription}
            place={placeLine(temple.town, temple.district, temple.state)}
            deity={temple.mainDeities}
          />
        </li>
      ))}
    </TempleGrid>
  );
}
