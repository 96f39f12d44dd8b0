import { describe, expect, it } from '@jest/globals';
import { teamOf } from './team-of';

const people = [{ name: 'Farook Abdul Kader' }, { name: 'Anandhi Selvan' }, { name: 'Anandhimala Rao' }];

describe('the team', () => {
  it('is found by first names, in the order of the names', () => {
    expect(teamOf(people, ['Anandhi', 'Farook'])).toEqual([people[1], people[0]]);
  });

  it('leaves out a name that no one has', () => {
    expect(teamOf(people, ['Mercy', ' farook '])).toEqual([people[0]]);
  });
});
