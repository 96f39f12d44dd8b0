import { describe, expect, it } from '@jest/globals';
import { aTemple } from '../../../test/whole-records';
import { templeStructuredData } from './temple-structured-data';

const kindOf = (type: string | null) =>
  templeStructuredData(aTemple({ type }), 'https://valam.example/temples/x', 'https://valam.example')[
    '@type'
  ][0];

describe('search engines read that a temple is', () => {
  it.each([
    ['Shiva temple', 'HinduTemple'],
    ['Monument', 'HinduTemple'],
    [null, 'HinduTemple'],
    ['Buddhist temple', 'BuddhistTemple'],
    ['Jain temple', 'PlaceOfWorship'],
    ['Gurdwara', 'PlaceOfWorship'],
  ])('%s: %s', (type, expected) => expect(kindOf(type)).toBe(expected));
});
