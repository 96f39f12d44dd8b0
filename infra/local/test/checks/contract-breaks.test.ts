import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { findBreaks } from '../../src/contracts/compare.ts';
import type { Shape } from '../../src/contracts/compare-shapes.ts';

const shape = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
const rpc = (input: z.core.$ZodType, output: z.core.$ZodType, problems: Record<string, string> = {}) => ({
  'leads.seats.hold.v1': {
    input: { message: shape(input, 'input') },
    output: shape(output, 'output'),
    problems,
    terms: { idempotent: true },
  },
});
const nothing = z.object({});
const sent = (before: z.core.$ZodType, after: z.core.$ZodType) =>
  findBreaks(rpc(before, nothing), rpc(after, nothing));
const answered = (before: z.core.$ZodType, after: z.core.$ZodType) =>
  findBreaks(rpc(nothing, before), rpc(nothing, after));

describe('breaking changes of a released contract', () => {
  it('do not include additions', () => {
    const before = z.object({ seats: z.int(), state: z.enum(['a', 'b']) });
    expect(sent(before, z.extend(before, { note: z.optional(z.string()) }))).toEqual([]);
    expect(sent(before, z.object({ seats: z.int(), state: z.enum(['a', 'b', 'c']) }))).toEqual([]);
    expect(sent(before, z.object({ seats: z.nullable(z.int()), state: z.enum(['a', 'b']) }))).toEqual([]);
    expect(answered(before, z.extend(before, { more: z.optional(z.string()) }))).toEqual([]);
    expect(answered(before, z.extend(before, { more: z._default(z.string(), '') }))).toEqual([]);
    expect(answered(before, z.object({ seats: z.int(), state: z.enum(['a']) }))).toEqual([]);
    expect(findBreaks(rpc(before, before), { ...rpc(before, before), 'leads.new.v1': {} })).toEqual([]);
  });

  it('include everything that breaks senders', () => {
    const before = z.object({ seats: z.int(), state: z.enum(['a', 'b']), note: z.optional(z.string()) });
    expect(
      sent(
        before,
        z.object({
          seats: z.int(),
          note: z.optional(z.string()),
          state: z.enum(['a', 'b']),
          who: z.string(),
        }),
      ),
    ).toEqual(['leads.seats.hold.v1: message.who is required now']);
    expect(sent(before, z.object({ seats: z.string(), state: z.enum(['a']), note: z.string() }))).toEqual([
      'leads.seats.hold.v1: message.seats was integer and is string now',
      'leads.seats.hold.v1: message.state: "b" is no longer accepted',
      'leads.seats.hold.v1: message.note is required now',
    ]);
    const named = z.object({ name: z.string().check(z.maxLength(80)) });
    expect(sent(named, z.object({ name: z.string().check(z.maxLength(40)) }))).toEqual([
      'leads.seats.hold.v1: message.name: maxLength is 40 now',
    ]);
  });

  it('include everything that breaks readers', () => {
    const before = z.object({
      ref: z.string(),
      state: z.enum(['a', 'b']),
      lines: z.array(z.object({ amount: z.int() })),
    });
    expect(
      answered(before, z.object({ state: z.enum(['a', 'b', 'c']), lines: z.array(z.object({})) })),
    ).toEqual([
      'leads.seats.hold.v1: answer.ref was removed',
      'leads.seats.hold.v1: answer.state: "c" is new to those who read it',
      'leads.seats.hold.v1: answer.lines[].amount was removed',
    ]);
    expect(answered(before, z.extend(before, { ref: z.nullable(z.string()) }))).toEqual([
      'leads.seats.hold.v1: answer.ref: null is new to those who read it',
    ]);
    expect(answered(before, z.extend(before, { ref: z.optional(z.string()) }))).toEqual([
      'leads.seats.hold.v1: answer.ref may be missing now',
    ]);
  });

  it('include properties that responses and events of the previous version lack', () => {
    const before = z.object({ ref: z.string(), note: z.optional(z.string()) });
    expect(answered(before, z.extend(before, { more: z.string() }))).toEqual([
      'leads.seats.hold.v1: answer.more is new and required: who sends the old shape leaves it out',
    ]);
    // All senders have sent it since the previous release.
    expect(answered(before, z.extend(before, { note: z.string() }))).toEqual([]);
  });

  it('include values that earlier readers reject as too long, too large or malformed', () => {
    const named = (most: number) => z.object({ name: z.string().check(z.maxLength(most)) });
    expect(answered(named(80), named(120))).toEqual([
      'leads.seats.hold.v1: answer.name: maxLength is 80 for those who read it',
    ]);
    expect(answered(named(80), named(40))).toEqual([]);
    const seats = (least: number) => z.object({ seats: z.int().check(z.gte(least)) });
    expect(answered(seats(1), seats(0))).toEqual([
      'leads.seats.hold.v1: answer.seats: minimum is 1 for those who read it',
    ]);
    expect(answered(z.object({ at: z.iso.date() }), z.object({ at: z.string() }))).toEqual([
      'leads.seats.hold.v1: answer.at: the pattern has changed',
      'leads.seats.hold.v1: answer.at: must be a date for those who read it',
    ]);
  });

  it('include removed contracts and changed promises', () => {
    const before = rpc(nothing, nothing, { 'leads.full': 'conflict' });
    expect(findBreaks(before, {})).toEqual(['leads.seats.hold.v1: it was removed']);
    const after = rpc(nothing, nothing, { 'leads.full': 'invalid' });
    after['leads.seats.hold.v1'].terms.idempotent = false;
    expect(findBreaks(before, after)).toEqual([
      'leads.seats.hold.v1: may no longer be repeated',
      'leads.seats.hold.v1: the problem leads.full was conflict and is invalid now',
    ]);
  });
});
