import { expect, it } from '@jest/globals';
import { waitFor } from './wait-for.js';

it('waiting for rows goes on while there are none', async () => {
  const answers = [[], [], ['a row']];
  expect(await waitFor(() => answers.shift() ?? [], { everyMs: 1 })).toEqual(['a row']);
});
