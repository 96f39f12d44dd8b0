import { describe, expect, it } from '@jest/globals';
import { fromCells, fromCsv } from './csv.js';

describe('a CSV file', () => {
  it('is refused with what to do if its letters are not UTF-8, which pages would show as marks', () => {
    const saved = new TextDecoder().decode(new Uint8Array([...Buffer.from('name\nCaf'), 0xe9]));
    expect(() => fromCsv(saved)).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ details: { fields: { csv: expect.stringContaining('UTF-8') } } }),
      }),
    );
    expect(fromCsv('name\nCafé')).toEqual([{ name: 'Café' }]);
  });

  it('may hold TRUE and FALSE, as a spreadsheet writes them', () => {
    const kinds = { easyOnKnees: { kind: 'flag' }, title: { kind: 'text' } } as const;
    expect(fromCells({ easyOnKnees: 'TRUE', title: 'TRUE' }, kinds)).toEqual({
      easyOnKnees: 'true',
      title: 'TRUE',
    });
  });
});
