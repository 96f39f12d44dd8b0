import { retreatsAdmin } from '@valam/contracts/catalog/retreats.admin';
import { content } from '../content';
import { orderField, priceFields, slugField } from '../content-fields';

export const retreats = content(retreatsAdmin, {
  title: 'Retreats',
  noun: 'retreat',
  titleKey: 'title',
  canLack: true,
  hasPage: true,
  canArrange: 'desc',
  searchHint: 'Title, address, host',
  columns: [{ key: 'title' }, { key: 'days' }, { key: 'costUsd', label: 'USD' }],
  fields: [
    { key: 'title', section: 'Words' },
    slugField,
    { key: 'subtitle' },
    { key: 'description' },
    { key: 'itinerary' },
    { key: 'duration', section: 'Length and price', label: 'Duration in words' },
    { key: 'days' },
    ...priceFields,
    { key: 'displayPhoto', section: 'Pictures', label: 'Main pictures', kind: 'pictures' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'inclusions', section: 'What is included' },
    { key: 'exclusions' },
    { key: 'accommodationTypes', label: 'Accommodation' },
    { key: 'host' },
    orderField,
  ],
});
