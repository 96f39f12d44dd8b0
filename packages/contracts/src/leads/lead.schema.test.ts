import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { Attribution, LeadInput } from './lead.schema.js';

describe('the attribution of a form', () => {
  const sent = (origin: z.input<typeof Attribution>) => z.parse(Attribution, origin);

  it('stores the attribution of a form unchanged', () => {
    const origin = { sourceUrl: 'https://valam.example/?a=b', firstPage: '/', utm: { utm_source: 'fb' } };
    expect(sent(origin)).toEqual(origin);
    expect(sent({ sourceUrl: null, utm: null })).toEqual({ sourceUrl: null, utm: null });
  });

  it('is truncated: a long link never causes a refusal', () => {
    const link = `https://valam.example/?${'x'.repeat(1_976)}`;
    expect(sent({ sourceUrl: `${link}\u{1F6D5}`, firstPage: 'y'.repeat(9_000) })).toEqual({
      sourceUrl: link,
      firstPage: 'y'.repeat(2_000),
    });
    const tags = Array.from({ length: 30 }, (_, index) => [`utm_${index}`, 'z'.repeat(5_000)] as const);
    const { utm } = sent({ utm: Object.fromEntries(tags) });
    expect(Object.keys(utm ?? {})).toHaveLength(10);
    expect(utm?.utm_9).toBe('z'.repeat(200));
  });
});

describe('the number of travelers of a lead', () => {
  const sent = (quantity: unknown) => z.safeParse(LeadInput, { type: 'inquiry', quantity });

  it.each(['', null, undefined])('is null when its field is empty: %j', (quantity) => {
    expect(sent(quantity).success).toBe(true);
    expect(sent(quantity).data?.quantity || null).toBeNull();
  });

  it('is parsed from a text, and refused when it is not a valid number of people', () => {
    expect(sent('4').data?.quantity).toBe(4);
    for (const quantity of ['0', '1.5', 'many', '1001']) expect(sent(quantity).success).toBe(false);
  });
});
