import type { FieldDescription } from '../description/field-description';

/** Groups of fields that several kinds of content share. */
export const slugField: FieldDescription = {
  key: 'slug',
  label: 'Address',
  kind: 'text',
  hint: 'The last part of its page: lower-case letters, digits, hyphens. Empty: made from the name.',
};

export const priceFields: readonly FieldDescription[] = [
  { key: 'costUsd', label: 'Price, USD', kind: 'number', hint: 'Whole units per person.' },
  { key: 'costEur', label: 'Price, EUR', kind: 'number' },
  { key: 'costGbp', label: 'Price, GBP', kind: 'number' },
  { key: 'costInr', label: 'Price, INR', kind: 'number' },
];

export const placeFields: readonly FieldDescription[] = [
  { key: 'address', label: 'Street address', kind: 'text' },
  { key: 'town', label: 'Town', kind: 'text' },
  { key: 'district', label: 'District', kind: 'text' },
];

export const pointFields: readonly FieldDescription[] = [
  { key: 'pinCode', label: 'PIN code', kind: 'text' },
  { key: 'lat', label: 'Latitude', kind: 'number' },
  { key: 'long', label: 'Longitude', kind: 'number' },
];

export const orderField: FieldDescription = { key: 'order', label: 'Order', kind: 'number' };
