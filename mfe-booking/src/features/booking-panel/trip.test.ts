import { expect, it } from '@jest/globals';
import { tripKey } from './trip';

it('a tour and a retreat with the same slug have different keys', () => {
  expect(tripKey({ kind: 'tour', slug: 'silence' })).not.toBe(tripKey({ kind: 'retreat', slug: 'silence' }));
});
