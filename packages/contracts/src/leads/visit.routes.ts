import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { ReachedStep } from './visit.schema.js';

/** Bots and visitors without consent get the same response, and are not counted. */
export const countVisitRoute = defineRoute({
  method: 'POST',
  path: '/api/visits',
  summary: 'Count a step of a visit, with consent and without anything personal',
  body: ReachedStep,
  output: z.object({ ok: z.literal(true) }),
  status: 202,
});
