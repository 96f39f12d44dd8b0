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
  columns: [
    { key: 'title', label: 'Title' },
    { key: 'days', label: 'Days', as: 'figure' },
    { key: 'costUsd', label: 'USD', as: 'figure' },
  ],
  fields: [
    { key: 'title', section: 'Words', label: 'Title', kind: 'text', required: true },
    slugField,
    { key: 'subtitle', label: 'Subtitle', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'textarea' },
    { key: 'itinerary', label: 'Itinerary', kind: 'textarea' },
    { key: 'duration', section: 'Length and price', label: 'Duration in words', kind: 'text' },
    { key: 'days', label: 'Days', kind: 'number' },
    ...priceFields,
    { key: 'displayPhoto', section: 'Pictures', label: 'Main pictures', kind: 'pictures' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'inclusions', section: 'What is included', label: 'Inclusions', kind: 'textarea' },
    { key: 'exclusions', label: 'Exclusions', kind: 'textarea' },
    { key: 'accommodationTypes', label: 'Accommodation', kind: 'text' },
    { key: 'host', label: 'Host', kind: 'text' },
    orderField,
  ],
});
