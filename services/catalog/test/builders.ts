import type { contributorPublished } from '@valam/contracts/identity/contributor.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { randomUUID } from 'node:crypto';
import { encodeArticle } from '../src/article/article-content.js';
import type { ArticleEntity } from '../src/article/article.entity.js';
import { articleKind } from '../src/article/article.kind.js';
import type { ContentKind } from '../src/content/content-kind.js';
import type { ContentEntity } from '../src/content/content.entity.js';
import { SaveContent } from '../src/content/save-content.js';
import { MediaEntity } from '../src/media/media.entity.js';
import type { TempleEntity } from '../src/temple/temple.entity.js';
import { templeKind } from '../src/temple/temple.kind.js';
import type { DepartureEntity } from '../src/departure/departure.entity.js';
import { ItineraryDayEntity } from '../src/tour/itinerary-day.entity.js';
import type { TourEntity } from '../src/tour/tour.entity.js';
import { departureKind } from '../src/departure/departure.kind.js';
import { tourKind } from '../src/tour/tour.kind.js';
import type { TestCatalog } from './start-catalog.js';

let count = 0;
const next = () => ++count;

/** Published content of any kind, saved with the service's own code. */
export async function saved<E extends ContentEntity>(
  { dataSource, get }: TestCatalog,
  kind: ContentKind<E>,
  fields: Partial<E>,
): Promise<E> {
  const entity = Object.assign(
    new kind.entity(),
    { id: randomUUID(), version: 1, status: 'published', isSample: false },
    fields,
  );
  await dataSource.transaction((tx) => get(SaveContent).run(tx, kind, entity));
  return dataSource.manager.findOneByOrFail(kind.entity, { id: entity.id } as never);
}

export function aTour(catalog: TestCatalog, fields: Partial<TourEntity> = {}): Promise<TourEntity> {
  const n = next();
  return saved(catalog, tourKind, {
    slug: `tour-${n}`,
    title: `Tour ${n}`,
    days: 10,
    costUsd: 2490,
    costEur: 2290,
    costGbp: 1990,
    costInr: 199000,
    stops: [],
    roomOptions: [],
    extraCosts: [],
    districts: [],
    themes: [],
    templesCovered: [],
    ashramsCovered: [],
    ...fields,
  });
}

export function aDeparture(
  catalog: TestCatalog,
  tour: TourEntity,
  fields: Partial<DepartureEntity> = {},
): Promise<DepartureEntity> {
  return saved(catalog, departureKind, {
    tourId: tour.id,
    startDate: '2027-02-06',
    endDate: '2027-02-15',
    firstCapacity: 12,
    ...fields,
  });
}

export async function aDay(catalog: TestCatalog, tour: TourEntity, day: number): Promise<ItineraryDayEntity> {
  const entity = Object.assign(new ItineraryDayEntity(), {
    id: randomUUID(),
    tourId: tour.id,
    day,
    title: `Day ${day}`,
    summary: 'Walk',
  });
  return catalog.dataSource.manager.save(entity);
}

export function aTemple(catalog: TestCatalog, fields: Partial<TempleEntity> = {}): Promise<TempleEntity> {
  const n = next();
  return saved(catalog, templeKind, {
    slug: `temple-${n}`,
    name: `Temple ${n}`,
    templeList: [],
    photos: [],
    ...fields,
  });
}

export function anArticle(catalog: TestCatalog, fields: Partial<ArticleEntity> = {}): Promise<ArticleEntity> {
  const n = next();
  return saved(catalog, articleKind, {
    slug: `article-${n}`,
    title: `Article ${n}`,
    content: encodeArticle([{ type: 'paragraph', data: { text: 'Words' } }]),
    districts: [],
    ...fields,
  });
}

export async function aPicture(
  { dataSource }: TestCatalog,
  fields: Partial<MediaEntity> = {},
): Promise<MediaEntity> {
  const now = new Date('2026-11-02T06:00:00Z');
  return dataSource.manager.save(
    Object.assign(new MediaEntity(), {
      key: randomUUID().replaceAll('-', ''),
      width: 1600,
      height: 1200,
      alt: 'Drawing: a gate tower',
      placeholder: '#aabbcc',
      kind: 'drawing',
      bytes: 1000,
      isSample: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...fields,
    }),
  );
}

type Published = EventPayload<typeof contributorPublished>;

/** A contributor as in identity's event. */
export const aContributor = (fields: Partial<Published> & Pick<Published, 'name' | 'slug'>): Published => ({
  id: randomUUID(),
  about: null,
  expertise: null,
  tagline: null,
  jobTitle: null,
  contributingArea: 'Host',
  country: null,
  statesCovered: null,
  languagesSpoken: null,
  interests: null,
  profilePhoto: null,
  photos: [],
  website: null,
  facebook: null,
  instagram: null,
  twitter: null,
  linkedin: null,
  youtube: null,
  email: null,
  mobile: null,
  createdAt: '2026-01-01T00:00:00Z',
  referralCode: null,
  isListed: true,
  isSample: false,
  version: 1,
  ...fields,
});
