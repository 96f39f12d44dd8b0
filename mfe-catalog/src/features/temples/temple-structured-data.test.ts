import { describe, expect, it } from '@jest/globals';
import { aTemple } from '../../../test/whole-records';
import { templeStructuredData } from './temple-structured-data';

const kindOf = (type: string | null) =>
  templeStructuredData(aTemple({ type }), 'https://valam.example/temples/x', 'https://valam.example')[
    '@type'
  ][0];

describe('the schema.org type of a temple', () => {
  it.each([
    ['Shiva temple', 'HinduTemple'],
    ['Monument', 'HinduTemple'],
    [null, 'HinduTemple'],
    ['Buddhist temple', 'BuddhistTemple'],
    ['Jain temple', 'PlaceOfWorship'],
    ['Gurdwara', 'PlaceOfWorship'],
  ])('of type %s is %s', (type, expected) => expect(kindOf(type)).toBe(expected));
});
