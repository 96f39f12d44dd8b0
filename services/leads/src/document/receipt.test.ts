import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { Piscina } from 'piscina';
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
  hasRefund: false,
  promo: { code: 'DIWALI10', label: 'Diwali greeting', discount: money(5_000_00, 'INR') },
  refundable: money(49_800_00, 'INR'),
  refundCap: null,
  balance: money(199_200_00, 'INR'),
  balanceDueAt: new Date('2027-05-02T18:29:59.999Z'),
  isCancelled: false,
  isExpired: false,
  drawnAt: new Date('2027-01-07T10:00:00Z'),
};

describe('a receipt', () => {
  const pdfs = new DrawPdf();
  afterAll(() => pdfs.onApplicationShutdown());

  it('is a PDF that embeds its own font, for any characters', async () => {
    const file = await pdfs.run('receipt.pdf', receiptDocument(facts), 'visitor');
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
    ['王小明', 'NotoSansSC'],
    ['田中さくら', 'BIZUDPGothic'],
    ['김민수', 'GowunDodum'],
    ['สมชาย ใจดี', 'NotoSansThai'],
    ['משה כהן', 'NotoSansHebrew'],
    ['علی رضایی', 'Vazirmatn'],
    ['නිමල්', 'NotoSansSinhala'],
  ])('has letters for %s', async (traveller, font) => {
    const { base64 } = await pdfs.run('receipt.pdf', receiptDocument({ ...facts, traveller }), 'visitor');
    const text = Buffer.from(base64, 'base64').toString('latin1');
    expect(text).toContain(font);
    expect(text).toContain('AnekLatin');
  });

  it('states the currency and the time zone of its amounts and days', () => {
    expect(receiptDocument({ ...facts, amount: money(498_00, 'USD') }).foot).toMatch(
      /Amounts are in USD\. .* Indian Standard Time\.$/,
    );
  });

  it('states the date of its amounts, and no refund terms after a cancellation', () => {
    const headings = (more: Partial<ReceiptFacts>) =>
      receiptDocument({ ...facts, ...more }).parts.flatMap((part) =>
        part.kind === 'heading' ? [part.text] : [],
      );
    expect(headings({})).toEqual(['Payment', 'The booking on Jan 07, 2027', 'If you cancel']);
    expect(headings({ isCancelled: true })).toEqual(['Payment', 'The booking on Jan 07, 2027']);
    expect(headings({ isExpired: true })).toEqual(['Payment', 'The booking on Jan 07, 2027']);
    expect(receiptDocument({ ...facts, isExpired: true }).parts.at(-1)).toMatchObject({
      text: 'The booking was not confirmed: the payment came too late. Credit notes show what was refunded.',
    });
  });

  it('states that the amount paid is less refunds, in any state of the booking', () => {
    const linesOf = (more: Partial<ReceiptFacts>) =>
      receiptDocument({ ...facts, ...more }).parts.flatMap((part) =>
        part.kind === 'table' ? part.rows.map(({ cells }) => cells[0]) : [],
      );
    expect(linesOf({})).toContain('Paid');
    for (const more of [{}, { isCancelled: true }])
      expect(linesOf({ ...more, hasRefund: true })).toContain('Paid, less refunds');
  });

  it('lists no refund bands that have passed', () => {
    const rowsOn = (drawnAt: string) => {
      const { parts } = receiptDocument({ ...facts, drawnAt: new Date(drawnAt) });
      const heading = parts.findIndex((part) => part.kind === 'heading' && part.text === 'If you cancel');
      const table = parts[heading + 1];
      return table?.kind === 'table' ? table.rows.map(({ cells }) => cells[0]) : [];
    };
    expect(rowsOn('2027-04-01T10:00:00Z')).toHaveLength(3);
    expect(rowsOn('2027-04-02T10:00:00Z')).toHaveLength(2);
    expect(rowsOn('2027-05-10T10:00:00Z')).toEqual(['From May 03, 2027']);
  });

  it('is rendered outside of the thread that handles requests', async () => {
    const document = receiptDocument(facts);
    await pdfs.run('first.pdf', document, 'visitor');
    const [mine, all] = [process.threadCpuUsage(), process.cpuUsage()];
    await Promise.all(
      Array.from({ length: 20 }, (_one, at) =>
        pdfs.run('receipt.pdf', { ...document, foot: `${at}` }, 'visitor'),
      ),
    );
    const ofMine = process.threadCpuUsage(mine).user;
    const ofAll = process.cpuUsage(all).user;
    expect(ofAll).toBeGreaterThan(0);
    expect(ofMine / ofAll).toBeLessThan(0.5);
  });

  it('is rendered immediately for a visitor, before waiting emails', async () => {
    const document = receiptDocument(facts);
    let sent = 0;
    const emails = Array.from({ length: 30 }, (_one, at) =>
      pdfs.run('email.pdf', { ...document, foot: `${at}` }, 'email').then(() => (sent += 1)),
    );
    await pdfs.run('receipt.pdf', document, 'visitor');
    expect(sent).toBeLessThan(30);
    await Promise.all(emails);
  });

  it('is rendered once for concurrent requests', async () => {
    const document = receiptDocument(facts);
    const drawing = jest.spyOn(Piscina.prototype, 'run');
    const drawn = async (footOf: (at: number) => string) => {
      drawing.mockClear();
      await Promise.all(
        Array.from({ length: 6 }, (_one, at) =>
          pdfs.run('receipt.pdf', { ...document, foot: footOf(at) }, 'visitor'),
        ),
      );
      return drawing.mock.calls.length;
    };
    expect([await drawn(() => 'same'), await drawn((at) => `other ${at}`)]).toEqual([1, 6]);
    drawing.mockRestore();
  });

  it('rejects if its content cannot be rendered', async () => {
    const broken = { ...receiptDocument(facts), at: 'never' as unknown as Date };
    await expect(pdfs.run('receipt.pdf', broken, 'visitor')).rejects.toThrow();
    await expect(pdfs.run('receipt.pdf', receiptDocument(facts), 'visitor')).resolves.toMatchObject({
      contentType: 'application/pdf',
    });
  });
});
