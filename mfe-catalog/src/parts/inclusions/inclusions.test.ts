import { describe, expect, it } from '@jest/globals';
import { itemsOf } from './inclusions';

describe('the items of a text', () => {
  it('makes an item of each line of a text', () => {
    expect(itemsOf('Rooms\n- All meals, vegetarian\n')).toEqual(['Rooms', 'All meals, vegetarian']);
  });

  it('are split at commas outside brackets if the text is a single line', () => {
    expect(itemsOf('Rooms, meals (breakfast, dinner), guides')).toEqual([
      'Rooms',
      'meals (breakfast, dinner)',
      'guides',
    ]);
  });

  it('are the list items of bracket tags', () => {
    expect(itemsOf('[ul][li]Rooms[/li][li][b]Meals[/b][/li][/ul]')).toEqual(['Rooms', 'Meals']);
  });

  it('are empty without a text', () => {
    expect(itemsOf(null)).toEqual([]);
  });
});
