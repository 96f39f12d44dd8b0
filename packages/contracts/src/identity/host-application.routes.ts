import { defineRoute } from '../shared/define.js';
import { applyAsHost } from './host-application.rpc.js';
import { HostApplicationInput } from './host-application.schema.js';

export const applyAsHostRoute = defineRoute({
  method: 'POST',
  path: '/api/host-applications',
  summary: 'Ask to become a host',
  body: HostApplicationInput,
  output: applyAsHost.output,
  problems: applyAsHost.problems,
  status: 201,
  limit: 'form',
});
