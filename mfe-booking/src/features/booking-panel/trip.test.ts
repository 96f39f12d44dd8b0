import { expect, it } from '@jest/globals';
import { tripKey } from './trip';

it('keeps a tour and a retreat of the same slug apart', () => {
  expect(tripKey({ kind: 'tour', slug: 'silence' })).not.toBe(tripKey({ kind: 'retreat', slug: 'silence' }));
});
