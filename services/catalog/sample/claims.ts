import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import type { SampleClaim } from './types.js';

const source = 'Sample value: replace it by your own count and name where it comes from.';
const sampleBusiness =
  'Sample value: replace it by what your register says, and add business-registration with its number.';
const included = 'Inclusions of every tour.';
const asOf = '2026-10-01';

/**
 * Sample claims: their source says so in the back office, and none refers to a document that does not exist.
 */
export const claims: SampleClaim[] = [
  { key: 'rating', value: '4.4+', label: 'rated on a reviews site', source, asOf },
  { key: 'travelers', value: '200+', label: 'travelers since 2023', source, asOf },
  { key: 'countries', value: '15+', label: 'countries', source, asOf },
  { key: 'guide', value: 'A dedicated guide', label: 'on every tour', source: included, asOf },
  { key: 'transfers', value: 'Airport transfers', label: 'included', source: included, asOf },
  { key: 'temples', value: '1,000+', label: 'sacred temples', source, asOf },
  ...[
    'Western Lane Hotel, Tiruvannamalai',
    'Mandapam Residency, Madurai',
    'Assi Haveli, Varanasi',
    'The Laterite Cottages, Alappuzha',
    'Deodar House, Ukhimath',
  ].map((value, index) => ({
    key: `partner-${index + 1}`,
    value,
    label: 'hotel partner',
    source: 'Invented house: replace it by one that agreed to be named.',
    asOf,
  })),
  ...[
    ['Tour operator registration', 'Sample entry: name the authority and the number here'],
    ['Guide licenses', 'Sample entry: name the states that issued them here'],
    ['First-aid training', 'Sample entry: name the course and its year here'],
  ].map(([value = '', label = ''], index) => ({
    key: `certification-${index + 1}`,
    value,
    label,
    source: 'Sample value: replace it by your own certificate and its number.',
    asOf,
  })),
  {
    key: settingKeys.founderPromise,
    value:
      'If a day can’t go as planned, you’ll hear it from us first, with what we’ll do instead. You came a long way to stand in front of that door. We will get you there before the crowd does.',
    label: 'Anandhi Selvan, founder',
    source: 'Sample words of an invented person: replace them by what your founder said, with the name.',
    asOf,
  },
  {
    key: `${settingKeys.business}name`,
    value: 'Sample business: no company stands behind it yet',
    label: 'Legal name',
    source: sampleBusiness,
    asOf,
  },
  {
    key: `${settingKeys.business}address`,
    value: 'Kanyakumari, India (sample: no street address yet)',
    label: 'Street address',
    source: sampleBusiness,
    asOf,
  },
  {
    key: settingKeys.tax,
    value: 'Taxes are included. Nothing is added when you pay.',
    label: 'Tax',
    source: 'How the checkout works: it charges the prices of the tour and of the room, and nothing else.',
    asOf,
  },
  {
    key: settingKeys.depositProtection,
    value:
      'If we cancel a date, or it doesn’t reach its smallest group, everything you paid goes back to the card or gift card you paid with. You pay by card through a payment provider; we never see your card number. This sample business has no bond and no trust account.',
    label: 'Your deposit',
    source: 'The terms of this site. Name here the bond, insurance or trust account that you have.',
    asOf,
  },
  { key: 'readers', value: 'Over 1,000', label: 'seekers read our letters', source, asOf },
];
