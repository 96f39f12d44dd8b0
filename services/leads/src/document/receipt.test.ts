import { afterAll, describe, expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { DrawPdf } from './draw-pdf.js';
import { receiptDocument, type ReceiptFacts } from './receipt.js';

const facts: ReceiptFacts = {
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
  isCancelled: false,
  drawnAt: new Date('2027-01-07T10:00:00Z'),
};

describe('a receipt', () => {
  const pdfs = new DrawPdf();
  afterAll(() => pdfs.onApplicationShutdown());

  it('is a PDF that embeds its own font, whatever signs stand in it', async () => {
    const file = await pdfs.run('receipt.pdf', receiptDocument(facts));
    expect(file).toMatchObject({ filename: 'receipt.pdf', contentType: 'application/pdf' });
    const text = Buffer.from(file.base64, 'base64').toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('AnekLatin');
    expect(text).toContain('FontFile2');
    expect(text).not.toContain('Helvetica');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it.each([
    ['शकुन्तला रमेशचन्द्र श्रीवास्तव', 'AnekDevanagari'],
    ['தமிழ்செல்வி', 'AnekTamil'],
    ['গায়ত্রী', 'AnekBangla'],
    ['ਗੁਰਪ੍ਰੀਤ', 'BalooPaaji2'],
    ['ଓଡ଼ିଆ', 'NotoSansOriya'],
    ['Наталья', 'NotoSans-'],
  ])('has letters for %s', async (traveller, font) => {
    const { base64 } = await pdfs.run('receipt.pdf', receiptDocument({ ...facts, traveller }));
    const text = Buffer.from(base64, 'base64').toString('latin1');
    expect(text).toContain(font);
    expect(text).toContain('AnekLatin');
  });

  it('says of which day its sums are, and nothing about canceling what is cancelled', () => {
    const headings = (more: Partial<ReceiptFacts>) =>
      receiptDocument({ ...facts, ...more }).parts.flatMap((part) =>
        part.kind === 'heading' ? [part.text] : [],
      );
    expect(headings({})).toEqual(['Payment', 'The booking on Jan 07, 2027', 'If you cancel']);
    expect(headings({ isCancelled: true })).toEqual(['Payment', 'The booking on Jan 07, 2027']);
  });

  it('is drawn without the thread that answers requests', async () => {
    const document = receiptDocument(facts);
    await pdfs.run('first.pdf', document);
    const [mine, all] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all(Array.from({ length: 20 }, () => pdfs.run('receipt.pdf', document)));
    const ofMine = process.threadCpuUsage(mine).user;
    const ofAll = process.cpuUsage(all).user;
    expect(ofAll).toBeGreaterThan(0);
    expect(ofMine / ofAll).toBeLessThan(0.5);
  });

  it('ends with an error when what it should say cannot be drawn', async () => {
    const broken = { ...receiptDocument(facts), at: 'never' as unknown as Date };
    await expect(pdfs.run('receipt.pdf', broken)).rejects.toThrow();
    await expect(pdfs.run('receipt.pdf', receiptDocument(facts))).resolves.toMatchObject({
      contentType: 'application/pdf',
    });
  });
});
