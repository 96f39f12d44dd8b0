import { describe, expect, it } from '@jest/globals';
import { itemsOf } from './inclusions';

describe('the items of a text', () => {
  it('are its lines', () => {
    expect(itemsOf('Rooms\n- All meals, vegetarian\n')).toEqual(['Rooms', 'All meals, vegetarian']);
  });

  it('are separated by commas where there is one line, but not inside brackets', () => {
    expect(itemsOf('Rooms, meals (breakfast, dinner), guides')).toEqual([
      'Rooms',
      'meals (breakfast, dinner)',
      'guides',
    ]);
  });

  it('are read from bracket tags as well', () => {
    expect(itemsOf('[ul][li]Rooms[/li][li][b]Meals[/b][/li][/ul]')).toEqual(['Rooms', 'Meals']);
  });

  it('are none of nothing', () => {
    expect(itemsOf(null)).toEqual([]);
  });
});
