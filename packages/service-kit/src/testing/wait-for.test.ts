import { expect, it } from '@jest/globals';
import { waitFor } from './wait-for.js';

it('waitFor continues while it gets an empty list', async () => {
  const answers = [[], [], ['a row']];
  expect(await waitFor(() => answers.shift() ?? [], { everyMs: 1 })).toEqual(['a row']);
});
