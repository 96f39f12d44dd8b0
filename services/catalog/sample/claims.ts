import type { SampleClaim } from './types.js';

const source = 'Sample value: replace it by your own count and name where it comes from.';
const included = 'Inclusions of every tour.';
const asOf = '2026-10-01';

/** Samples, all of them: the source says so in the back office, and no value stands for a paper that no one has seen. */
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
  { key: 'readers', value: 'Over 1,000', label: 'seekers read our letters', source, asOf },
];
