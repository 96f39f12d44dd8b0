import { HostCard } from '@valam/ui/card/people-cards';
import { CardGrid } from '@valam/ui/layout/layout';
import { Read } from '@valam/ui/typography/typography';
import { catalogApi } from '../../api/catalog.api';
import { listed } from '../../api/listed';

/** Teachers and guides. A name without a page of its own is still named. */
export function Teachers({ names }: { names: string }) {
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
