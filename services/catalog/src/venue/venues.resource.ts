import { VenueInput } from '@valam/contracts/catalog/inputs/directory.input';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import type { ContentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { VenueEntity } from './venue.entity.js';
import { venueKind } from './venue.kind.js';

const book: ContentBook<VenueEntity> = {
  kind: venueKind,
  input: VenueInput,
  sort: ['updatedAt', 'name', 'district', 'country', 'sleeps', 'status'],
  search: ['name', 'slug', 'town', 'district'],
  filters: { lacks: lacking, country: 'country', propertyType: 'propertyType' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/venues/${slug}`,
};

@AdminEntity('venues')
export class VenuesResource extends ContentResource<VenueEntity> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
