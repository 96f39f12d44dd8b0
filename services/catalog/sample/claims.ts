import type { SampleClaim } from './types.js';

const source = 'Sample value: replace it by your own count and name where it comes from.';

export const claims: SampleClaim[] = [
  { key: 'rating', value: '4.4+', label: 'rated on a reviews site', source, asOf: '2026-10-01' },
  { key: 'travellers', value: '200+', label: 'travelers since 2023', source, asOf: '2026-10-01' },
  { key: 'countries', value: '15+', label: 'countries', source, asOf: '2026-10-01' },
  {
    key: 'guide',
    value: '1',
    label: 'dedicated guide',
    source: 'Inclusions of every tour.',
    asOf: '2026-10-01',
  },
  {
    key: 'transfers',
    value: '2',
    label: 'airport transfers included',
    source: 'Inclusions of every tour.',
    asOf: '2026-10-01',
  },
  { key: 'temples', value: '1,000+', label: 'sacred temples', source, asOf: '2026-10-01' },
  ...[
    'The Granite House, Tiruvannamalai',
    'Sea Street Rooms, Kanyakumari',
    'Haveli at Assi, Varanasi',
    'Backwater Courtyard, Alappuzha',
    'Deodar Lodge, Uttarkashi',
  ].map((value, index) => ({
    key: `partner-${index + 1}`,
    value,
    label: 'hotel partner',
    source: 'Invented house: replace it by one that agreed to be named.',
    asOf: '2026-10-01',
  })),
  ...[
    ['Registered tour operator', 'Department of Tourism, Government of Tamil Nadu'],
    ['Licensed guides', 'Every guide of ours holds a licence of the state or region they lead in'],
    ['First aid', 'Every guide renews the certificate of the Red Cross each year'],
  ].map(([value = '', label = ''], index) => ({
    key: `certification-${index + 1}`,
    value,
    label,
    source: 'Sample value: replace it by your own certificate and its number.',
    asOf: '2026-10-01',
  })),
  { key: 'readers', value: '1,000+', label: 'seekers read our letters', source, asOf: '2026-10-01' },
];
