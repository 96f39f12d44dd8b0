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
    { key: 'district', label: 'District' },
    { key: 'state', label: 'State' },
    { key: 'saintsAssociated', label: 'Saints' },
  ],
  filters: [{ key: 'state', label: 'State', kind: 'text' }],
  fields: [
    { key: 'title', label: 'Name', kind: 'text', required: true },
    slugField,
    { key: 'description', label: 'Description', kind: 'textarea' },
    { key: 'akaNames', label: 'Other names', kind: 'text' },
    ...placeFields,
    { key: 'state', label: 'State', kind: 'text' },
    ...pointFields,
    { key: 'saintsAssociated', label: 'Saints', kind: 'text' },
    { key: 'displayPhotos', label: 'Main pictures', kind: 'pictures' },
    { key: 'photos', label: 'Pictures', kind: 'pictures' },
    { key: 'website', label: 'Website', kind: 'address' },
    { key: 'facebook', label: 'Facebook', kind: 'address' },
    { key: 'instagram', label: 'Instagram', kind: 'address' },
    { key: 'twitter', label: 'X', kind: 'address' },
    { key: 'linkedin', label: 'LinkedIn', kind: 'address' },
  ],
});
