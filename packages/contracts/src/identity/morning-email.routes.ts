import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { chooseMorningEmail, readMorningEmail } from './morning-email.rpc.js';

const path = '/api/admin/own/morning-email';

export const readMorningEmailRoute = defineRoute({
  method: 'GET',
  path,
  summary: 'Whether I get the morning email. Owners only',
  output: readMorningEmail.output,
  problems: readMorningEmail.problems,
  access: 'staff',
});

export const chooseMorningEmailRoute = defineRoute({
  method: 'PUT',
  path,
  summary: 'Choose whether I get the morning email. Owners only',
  body: z.object({ isWanted: z.boolean() }),
  output: chooseMorningEmail.output,
  problems: chooseMorningEmail.problems,
  access: 'staff',
});
