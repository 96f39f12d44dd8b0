import { describe, expect, it } from '@jest/globals';
import { teamOf } from './team-of';

const people = [{ name: 'Farook Abdul Kader' }, { name: 'Anandhi Selvan' }, { name: 'Anandhimala Rao' }];

describe('the team', () => {
  it('consists of the people with the configured first names, in their order', () => {
    expect(teamOf(people, ['Anandhi', 'Farook'])).toEqual([people[1], people[0]]);
  });

  it('has its member, not a guide who is called the same', () => {
    const guide = { name: 'Arjun Das', contributingArea: 'Guide' };
    const member = { name: 'Arjun Pillai', contributingArea: 'Member' };
    expect(teamOf([guide, member], ['Arjun'])).toEqual([member]);
    expect(teamOf([guide], ['Arjun'])).toEqual([guide]);
  });

  it('ignores a name that no one has', () => {
    expect(teamOf(people, ['Mercy', ' farook '])).toEqual([people[0]]);
  });
});
