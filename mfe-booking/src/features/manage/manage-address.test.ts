import { describe, expect, it } from '@jest/globals';
import { wishOf } from './manage-address';

const wish = (search: string) => wishOf(new URLSearchParams(search));
const dateId = '1c3a0f7e-0000-4000-8000-000000000001';

describe('the change in progress in a URL', () => {
  it.each([
    ['', { doing: null, dateId: null, quantity: null }],
    ['do=cancel', { doing: 'cancel', dateId: null, quantity: null }],
    [`do=change-date&to=${dateId}`, { doing: 'change-date', dateId, quantity: null }],
    ['do=change-date&to=somewhere', { doing: 'change-date', dateId: null, quantity: null }],
    ['do=group-size&quantity=3', { doing: 'group-size', dateId: null, quantity: 3 }],
    ['do=group-size&quantity=13', { doing: 'group-size', dateId: null, quantity: null }],
    ['do=group-size', { doing: 'group-size', dateId: null, quantity: null }],
    ['do=fly&quantity=3', { doing: null, dateId: null, quantity: null }],
  ])('is parsed from “%s”', (search, expected) => expect(wish(search)).toEqual(expected));
});
