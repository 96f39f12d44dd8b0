import { migration } from '@valam/service-kit/database/migration';

const words = (column: string) => `coalesce(${column}, '') = ''`;
const pictures = (column: string) => `cardinality(${column}) = 0`;
const price = (column: string) => `${column} = 0`;
const link = (column: string) => `${column} is null`;

/** Fields a page should have, per table: the field's name for editors, and the condition under which it is empty. */
const wanted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tour: {
    description: words('description'),
    costUsd: price('cost_usd'),
    displayPhoto: link('display_photo'),
    photos: pictures('photos'),
    inclusions: words('inclusions'),
    exclusions: words('exclusions'),
  },
  retreat: {
    description: words('description'),
    costUsd: price('cost_usd'),
    displayPhoto: pictures('display_photo'),
    inclusions: words('inclusions'),
  },
  temple: {
    shortDescription: words('short_description'),
    about: words('about'),
    displayPhoto: link('display_photo'),
  },
  venue: { about: words('about'), displayPhotos: pictures('display_photos') },
  ashram: { description: words('description'), displayPhotos: pictures('display_photos') },
  article: {
    authorId: link('author_id'),
    metaDescription: words('meta_description'),
    featuredImage: link('featured_image'),
  },
  testimonial: { country: words('country') },
  expertise: { description: words('description') },
  festival: { description: words('description') },
};

const lacks = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([field, isEmpty]) => `case when ${isEmpty} then '${field}' end`)
    .join(', ');

/**
 * A generated column lists a record's empty fields, for every writer, so that lists find incomplete records without
 * reading the others.
 */
export const whatIsLacking = migration(
  '0007-what-is-lacking',
  Object.entries(wanted)
    .map(
      ([table, fields]) => `
  alter table ${table} add column lacks text[] not null
    generated always as (array_remove(array[${lacks(fields)}]::text[], null)) stored;
  create index ${table}_lacking on ${table} (updated_at desc, id) where lacks <> '{}';`,
    )
    .join('\n'),
);
