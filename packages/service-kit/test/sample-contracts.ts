import { defineEvent, defineRpc } from '@valam/contracts/shared/define';
import * as z from 'zod/mini';

/** The calls and events of the sample service. */

const problems = { 'lamp.not_found': 'not_found', 'lamp.key_reused': 'conflict' } as const;

export const lightLamp = defineRpc({
  subject: 'test.lamp.light.v1',
  input: z.object({ name: z.string().check(z.minLength(2)), key: z.nullable(z.string()) }),
  output: z.object({ id: z.string(), name: z.string() }),
  problems,
});
export const getLamp = defineRpc({
  subject: 'test.lamp.get.v1',
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string(), name: z.string() }),
  problems,
  idempotent: true,
});
export const misbehave = defineRpc({
  subject: 'test.lamp.misbehave.v1',
  input: z.object({ how: z.enum(['throw', 'shape', 'slow', 'database', 'neighbor', 'huge']) }),
  output: z.object({ text: z.string() }),
});
export const readSlowly = defineRpc({
  subject: 'test.lamp.read-slowly.v1',
  input: z.object({}),
  output: z.object({ reads: z.number(), writes: z.number() }),
  idempotent: true,
});
export const writeSlowly = defineRpc({
  ...readSlowly,
  subject: 'test.lamp.write-slowly.v1',
  idempotent: false,
});
export const nobodyHandles = defineRpc({
  subject: 'test.lamp.nobody.v1',
  input: z.object({}),
  output: z.object({}),
});
export const lampLit = defineEvent({
  subject: 'evt.test.lamp.lit.v1',
  payload: z.object({ id: z.string(), name: z.string() }),
});

export const lampWhispered = defineEvent({
  subject: 'evt.test.lamp.whispered.v1',
  isConfidential: true,
  payload: z.object({ link: z.string() }),
});
