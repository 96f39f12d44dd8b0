import { venuesAdmin } from '@valam/contracts/catalog/venues.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { DataSource } from 'typeorm';
import { editableContent } from '../admin/editable-content.js';
import { ContentWriter } from '../admin/content-writer.js';
import { ContentResource } from '../admin/content.resource.js';
import { ContentCsv } from '../admin/content-csv.js';
import { lacking } from '../admin/lacking.js';
import type { VenueEntity } from './venue.entity.js';
import { venueKind } from './venue.kind.js';

const book = editableContent<VenueEntity, typeof venuesAdmin>(venuesAdmin, {
  kind: venueKind,
  filters: { lacks: lacking, country: 'country', propertyType: 'propertyType' },
  titleOf: ({ name }) => name,
  pathOf: ({ slug }) => `/venues/${slug}`,
});

@AdminEntity(venuesAdmin)
export class VenuesResource extends ContentResource<VenueEntity, typeof venuesAdmin> {
  constructor(dataSource: DataSource, desk: ContentWriter, csv: ContentCsv) {
    super(book, dataSource, desk, csv);
  }
}
