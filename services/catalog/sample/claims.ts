import type { SampleClaim } from './types.js';

const source = 'Sample value: replace it by your own count and name where it comes from.';

export const claims: SampleClaim[] = [
  { key: 'rating', value: '4.4+', label: 'rated on a reviews site', source, asOf: '2026-10-01' },
  { key: 'travellers', value: '200+', label: 'travelers since 2023', source, asOf: '2026-10-01' },
  { key: 'countries', value: '15+', label: 'countries they came from', source, asOf: '2026-10-01' },
  {
    key: 'guide',
    value: '1',
    label: 'dedicated guide per group',
    source: 'Inclusions of every tour.',
    asOf: '2026-10-01',
  },
  {
    key: 'transfers',
    value: '2',
    label: 'airport transfers, included',
    source: 'Inclusions of every tour.',
    asOf: '2026-10-01',
  },
  { key: 'temples', value: '1,000+', label: 'sacred temples', source, asOf: '2026-10-01' },
  { key: 'readers', value: '1,000+', label: 'seekers read our letters', source, asOf: '2026-10-01' },
];
