import { describe, expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { drawReceipt } from './receipt.js';

describe('a receipt', () => {
  it('is a PDF that embeds its own font, whatever signs stand in it', async () => {
    const pdf = await drawReceipt({
      brand: 'Valam',
      contact: 'hello@valam.example',
      number: 17,
      paidAt: new Date('2027-01-05T10:00:00Z'),
      kind: 'deposit',
      method: 'card',
      amount: money(49_800_00, 'INR'),
      bookingRef: 'K7QX-9MND',
      traveller: 'Śakuntalā Ṛṣi',
      isShare: false,
      tripKind: 'tour',
      tourTitle: 'Discovering Śiva',
      startDate: '2027-06-01',
      endDate: '2027-06-10',
      quantity: 2,
      total: money(249_000_00, 'INR'),
      paid: money(49_800_00, 'INR'),
      promo: { code: 'DIWALI10', label: 'Diwali greeting', discount: money(5_000_00, 'INR') },
      refundable: money(49_800_00, 'INR'),
      refundCap: null,
      balance: money(199_200_00, 'INR'),
      balanceDueAt: new Date('2027-05-02T18:29:59.999Z'),
    });
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('AnekLatin');
    expect(text).toContain('FontFile2');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  });
});
