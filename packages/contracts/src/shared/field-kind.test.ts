import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import * as f from '../catalog/inputs/fields.js';
import { fieldKind, fieldKinds } from './field-kind.js';
import { Money, PositiveMoney } from './money.js';
import { Instant, line, optionalLine } from './text.js';

describe('the kind of a field', () => {
  it.each([
    ['a line', line(200), 'text', true],
    ['a line that may be left out', optionalLine(200), 'text', false],
    ['an emptied input', f.text(300), 'text', false],
    ['a long text', f.longText, 'long', false],
    ['a number typed as text', f.whole(1, 9), 'number', false],
    ['a day', f.requiredDay, 'day', true],
    ['a moment', z.nullable(Instant), 'moment', true],
    ['an amount', z.optional(PositiveMoney), 'money', false],
    ['an amount or none', z.nullable(Money), 'money', true],
    ['yes or no', f.flag, 'flag', false],
    ['words', f.words(), 'words', false],
    ['something else', z.unknown(), 'other', true],
  ] as const)('is known for %s', (_what, schema, kind, isRequired) => {
    expect(fieldKind(schema)).toMatchObject({ kind, ...(kind !== 'other' && { isRequired }) });
  });

  it('includes the values of a choice', () => {
    expect(fieldKind(z.optional(z.enum(['a', 'b'])))).toEqual({
      kind: 'choice',
      values: ['a', 'b'],
      isRequired: false,
    });
  });

  it('is known for every field of an object, and for no other schema', () => {
    expect(fieldKinds(z.object({ name: line(20), count: z.optional(z.int()) }))).toEqual({
      name: { kind: 'text', isRequired: true },
      count: { kind: 'number', isRequired: false },
    });
    expect(fieldKinds(z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]))).toEqual({});
    expect(fieldKinds(undefined)).toEqual({});
  });
});
