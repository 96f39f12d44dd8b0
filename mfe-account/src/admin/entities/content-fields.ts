import type { FieldDescription } from '../description/field-description';

/* Fields shared by several content entities. */
export const slugField = {
  key: 'slug',
  label: 'Address',
  kind: 'text',
  hint: 'The last part of its page: lower-case letters, digits, hyphens. Empty: made from the name.',
} as const satisfies FieldDescription;

export const priceFields = [
  { key: 'costUsd', label: 'Price, USD', kind: 'number', hint: 'Whole units per person.' },
  { key: 'costEur', label: 'Price, EUR', kind: 'number' },
  { key: 'costGbp', label: 'Price, GBP', kind: 'number' },
  { key: 'costInr', label: 'Price, INR', kind: 'number' },
] as const satisfies readonly FieldDescription[];

export const placeFields = [
  { key: 'address', label: 'Street address', kind: 'text' },
  { key: 'town', label: 'Town', kind: 'text' },
  { key: 'district', label: 'District', kind: 'text' },
] as const satisfies readonly FieldDescription[];

export const pointFields = [
  { key: 'pinCode', label: 'PIN code', kind: 'text' },
  { key: 'lat', label: 'Latitude', kind: 'number' },
  { key: 'long', label: 'Longitude', kind: 'number' },
] as const satisfies readonly FieldDescription[];

export const orderField = {
  key: 'order',
  label: 'Order',
  kind: 'number',
} as const satisfies FieldDescription;

export const roomsField = {
  key: 'roomOptions',
  label: 'Room options',
  kind: 'rows',
  noun: 'room option',
  fields: [
    { key: 'id', label: 'Short name', kind: 'text', required: true, hint: 'single, twin-with-view' },
    { key: 'name', label: 'Name', kind: 'text', required: true },
    {
      key: 'supplement',
      label: 'Supplement, whole units per person',
      kind: 'group',
      fields: ['USD', 'EUR', 'GBP', 'INR'].map((key) => ({
        key,
        label: key,
        kind: 'number',
        required: true,
      })),
    },
  ],
} as const satisfies FieldDescription;
