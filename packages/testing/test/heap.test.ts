import { expect, it } from '@jest/globals';
import { sizeOf } from '../src/heap.ts';

it('compiled code is counted separately from other heap contents', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'code', 'string']] as const,
  };
  expect(sizeOf({ snapshot: { meta }, nodes: [0, 7, 100, 1, 7, 30, 2, 7, 5] })).toEqual({
    code: 30,
    data: 105,
  });
});
