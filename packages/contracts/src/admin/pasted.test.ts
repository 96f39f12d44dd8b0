import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { roomOptions } from '../catalog/inputs/fields.js';
import { invoicesAdmin } from '../leads/invoices.admin.js';

const supplement = { USD: 0, EUR: 0, GBP: 0, INR: 0 };

it('a month and the short name of a room may be pasted with spaces around them', () => {
  expect(z.parse(invoicesAdmin.actions.csv.input, { month: ' 2027-01 ' })).toEqual({ month: '2027-01' });
  const rooms = z.parse(roomOptions, [{ id: ' single ', name: 'Single', supplement }]);
  expect(rooms?.[0]?.id).toBe('single');
});

it('the short name of a room says what it may consist of if it is refused', () => {
  const { error } = z.safeParse(roomOptions, [{ id: 'Single room', name: 'Single', supplement }]);
  expect(error?.issues[0]?.message).toBe('Lower-case letters, digits and hyphens, at most 40.');
});
