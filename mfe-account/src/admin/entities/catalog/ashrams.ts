import { ashramsAdmin } from '@valam/contracts/catalog/ashrams.admin';
import { content } from '../content';
import { placeFields, pointFields, slugField } from '../content-fields';

export const ashrams = content(ashramsAdmin, {
  title: 'Ashrams',
  noun: 'ashram',
  titleKey: 'title',
  canLack: true,
  hasPage: true,
  searchHint: 'Name, town, district, saints',
  columns: [
    { key: 'title', label: 'Name' },
    { key: 'district' },
    { key: 'state' },
    { key: 'saintsAssociated', label: 'Saints' },
  ],
  filters: [{ key: 'state' }],
  fields: [
    { key: 'title', label: 'Name' },
    slugField,
    { key: 'description' },
    { key: 'akaNames', label: 'Other names' },
    ...placeFields,
    { key: 'state' },
    ...pointFields,
    { key: 'saintsAssociated', label: 'Saints' },
    { key: 'displayPhotos', label: 'Main pictures', kind: 'pictures' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'website', kind: 'address' },
    { key: 'facebook', kind: 'address' },
    { key: 'instagram', kind: 'address' },
    { key: 'twitter', label: 'X', kind: 'address' },
    { key: 'linkedin', label: 'LinkedIn', kind: 'address' },
  ],
});
