import { describe, expect, it } from '@jest/globals';
import { plainLines } from './plain-lines.js';
import { drawTourDocument } from './tour-documents.js';

describe('documents of a tour', () => {
  it.each(['hotel', 'food'] as const)('%s details are a PDF even when the tour has gone', async (name) => {
    const file = await drawTourDocument(name, {
      tour: null,
      title: 'Discovering Śiva',
      brand: 'Valam',
      contact: 'hello@valam.example',
      at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(file).toMatchObject({ contentType: 'application/pdf', filename: `${name}-details-tour.pdf` });
    expect(Buffer.from(file.base64, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('show bracket tags as lines', () => {
    expect(plainLines('[ul][li]All hotels[/li][li]All [b]meals[/b][/li][/ul]')).toEqual([
      'All hotels',
      'All meals',
    ]);
    expect(plainLines('Hotels\n- Meals')).toEqual(['Hotels', 'Meals']);
    expect(plainLines(null)).toEqual([]);
  });
});
