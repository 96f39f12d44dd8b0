import { describe, expect, it } from '@jest/globals';
import { wholeText } from '../../src/admin/action/use-act';
import { contentOf } from '../../src/admin/action/save-file';
import type { ActionDescription } from '../../src/admin/description/action-description';
import { joinPages, toCsv } from '../../src/admin/description/cells';
import { lackedBy } from '../../src/admin/entities/content';
import { describe as describeEntity } from '../../src/admin/entities/all';
import { listCsv } from '../../src/admin/list/export-csv';

describe('CSV of a list', () => {
  it.each(['=1+1', '+1', '-1+1', '-x', '@x', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
    'holds %j as text, not as a formula',
    (text) => expect(toCsv([[text]])).toBe(`"'${text}"`),
  );

  it('leaves negative numbers as they are, so that they add up', () => {
    expect(toCsv([['-498.00', '-3', '-498.00+1']])).toBe(`"-498.00","-3","'-498.00+1"`);
  });

  it.each([
    ['of a screen', '"Renée","₹4,000"'],
    ['of a service, which has marked it', '\uFEFF"Renée","₹4,000"'],
  ])('is marked once as UTF-8, for spreadsheets: %s', (_, csv) => {
    expect(contentOf(csv)).toBe('\uFEFF"Renée","₹4,000"');
  });

  it('holds every page of what is found, amounts with their currency', async () => {
    const payments = describeEntity('payments');
    const asked: number[] = [];
    const { csv } = await listCsv(payments as NonNullable<typeof payments>, (page) => {
      asked.push(page);
      const count = page === 1 ? 100 : 1;
      const items = Array.from({ length: count }, (_one, index) => ({
        id: `${page}-${index}`,
        version: 1,
        receiptNumber: page * 1000 + index,
        amount: { amountMinor: 17_800, currency: 'USD' },
        method: 'card',
      }));
      return Promise.resolve({ items, total: 101 });
    });
    const lines = csv.split('\r\n');
    expect(asked).toEqual([1, 2]);
    expect(lines).toHaveLength(102);
    expect(lines[0]).toBe('"Receipt","When, IST","Amount","Amount, currency","For","By","Booking"');
    expect(lines.at(-1)).toBe('"2000","","178.00","USD","","card",""');
  });

  it('says when it does not hold everything, and holds a record once that moved meanwhile', async () => {
    const payments = describeEntity('payments') as NonNullable<ReturnType<typeof describeEntity>>;
    const pageFrom = (first: number) =>
      Array.from({ length: 100 }, (_, index) => ({ id: String(first + index), version: 1 }));
    const written = async (pages: number, most?: number) => {
      const ask = (page: number) =>
        Promise.resolve({ items: page <= pages ? pageFrom(page * 100) : [], total: pages * 100 });
      const { csv, isCut } = await listCsv(payments, ask, most);
      return [csv.split('\r\n').length - 1, isCut];
    };
    expect(await written(102)).toEqual([10_200, false]);
    expect(await written(3, 300)).toEqual([300, false]);
    expect(await written(4, 300)).toEqual([300, true]);
    const moved = await listCsv(payments, (page) => {
      const items = page === 1 ? pageFrom(0) : page === 2 ? [{ id: '99', version: 1 }] : [];
      return Promise.resolve({ items, total: 101 });
    });
    expect(moved.csv.split('\r\n')).toHaveLength(101);
  });

  it('holds what moves to a page before, because others leave the list meanwhile', async () => {
    const payments = describeEntity('payments') as NonNullable<ReturnType<typeof describeEntity>>;
    const records = Array.from({ length: 450 }, (_, index) => ({ id: String(index), version: 1 }));
    const { csv } = await listCsv(payments, (page) => {
      if (page === 4) records.splice(0, 120);
      return Promise.resolve({ items: records.slice((page - 1) * 100, page * 100), total: records.length });
    });
    expect(csv.split('\r\n')).toHaveLength(451);
  });

  it('has the time in India, by whose days the reports count', async () => {
    const payments = describeEntity('payments');
    const { csv } = await listCsv(payments as NonNullable<typeof payments>, () =>
      Promise.resolve({
        items: [{ id: 'p', version: 1, capturedAt: '2027-03-31T19:00:00.000Z' }],
        total: 1,
      }),
    );
    expect(csv).toContain('"2027-04-01 00:30"');
    expect(csv).not.toContain('2027-03-31');
  });

  it('makes a cell harmless that begins like a formula', () => {
    expect(toCsv([['=1+1', 'a "b"']])).toBe(`"'=1+1","a ""b"""`);
  });

  it('keeps the first line of the first page alone', () => {
    expect(joinPages(['a,b\n1,2\n', 'a,b\n3,4\n'])).toBe('a,b\n1,2\n3,4\n');
  });
});

describe('completeness', () => {
  it('names what the service misses as the form does', () => {
    const fields = describeEntity('temples')?.fields ?? [];
    expect(lackedBy(fields, { lacks: ['shortDescription', 'displayPhoto'] })).toEqual([
      'in short',
      'main picture',
    ]);
  });
});

describe('the file of an action', () => {
  const action = (entity: 'temples' | 'invoices', name: string) =>
    describeEntity(entity)?.listActions?.find((one) => one.name === name) as ActionDescription;

  it.each([
    [
      'by the row after which it goes on',
      action('temples', 'export'),
      { next: 'b' },
      { next: null },
      { after: 'b' },
    ],
    ['by its number', action('invoices', 'csv'), { filename: 'x.csv' }, { filename: 'x.csv' }, { page: 2 }],
  ])('has each page, asked for %s', async (_, of, first, last, asked) => {
    const asks: unknown[] = [];
    const file = of.outcome?.({ csv: 'Id\na\n', pages: 2, ...first });
    if (file?.kind !== 'file') throw new Error('It is no file');
    const text = await wholeText(of, file, (more) => {
      asks.push(more);
      return Promise.resolve({ csv: 'Id\nb\n', pages: 2, ...last });
    });
    expect([text, asks]).toEqual(['Id\na\nb\n', [asked]]);
  });
});
