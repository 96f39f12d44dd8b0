import { describe, expect, it } from '@jest/globals';
import { notOnThePlate } from './plate-note';

const notServed = [
  'Meat, fish and eggs',
  'Kosher or halal certified kitchens',
  'Kitchens free of nut traces',
  'Reliable gluten-free above Guptkashi',
];

describe('the diet check', () => {
  it.each([
    ['Gluten-free, please', ['Reliable gluten-free above Guptkashi']],
    ['I need HALAL', ['Kosher or halal certified kitchens']],
    ['allergic to nuts', ['Kitchens free of nut traces']],
    ['an egg for breakfast', ['Meat, fish and eggs']],
    ['Kosher, and no traces of nuts', ['Kosher or halal certified kitchens', 'Kitchens free of nut traces']],
    ['No nuts', ['Kitchens free of nut traces']],
    ['no fish, no eggs', []],
    ['vegan, without onion', []],
    ['nothing in the kitchen with certified food', []],
    ['', []],
  ])('of “%s” warns about %j', (typed, expected) => {
    expect(notOnThePlate(typed, notServed)).toEqual(expected);
  });
});
