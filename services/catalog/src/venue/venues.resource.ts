import { venuesAdmin } from '@valam/contracts/catalog/venues.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { contentBook } from '../admin/content-book.js';
import { ContentDesk } from '../admin/content-desk.js';
import { ContentResource } from '../admin/content.resource.js';
import { CsvDesk } from '../admin/csv-desk.js';
import { lacking } from '../admin/lacking.js';
import type { VenueEntity } from './venue.entity.js';
import { venueKind } from './venue.kind.js';

const book = contentBook<VenueEntity, typeof venuesAdmin>(venuesAdmin, {
  kind: venueKind,
  filters: { lacks: lacking, country: 'country', propertyType: 'propertyType' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/venues/${slug}`,
});

@AdminEntity(venuesAdmin)
export class VenuesResource extends ContentResource<VenueEntity, typeof venuesAdmin> {
  constructor(dataSource: DataSource, desk: ContentDesk, csv: CsvDesk) {
    super(book, dataSource, desk, csv);
  }
}
