import * as z from 'zod/mini';
import { treasurers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { line } from '../shared/text.js';

/** Payouts: preview, run, export, mark as paid. */
export const payoutsAdmin = defineAdminEntity({
  name: 'payouts',
  service: 'identity',
  summary: 'Payouts: preview, run, export, mark as paid',
  filters: ['state', 'contributorId', 'runId', 'method'],
  sort: ['proposedAt', 'amountMinor', 'state', 'paidAt'],
  search: ['paymentReference', 'maskedDetails'],
  roles: { read: treasurers },
  audited: ['state', 'amount', 'method', 'paidAt', 'paymentReference', 'cancelledAt', 'cancelReason'],
  hidden: [],
  actions: {
    preview: { roles: treasurers, isForAll: true },
    run: { roles: treasurers, isForAll: true },
    export: { roles: treasurers, isForAll: true },
    'mark-paid': { roles: treasurers, input: z.object({ paymentReference: line(200) }) },
    cancel: { roles: treasurers, needsReason: true },
  },
});
