import * as z from 'zod/mini';
import { frontDesk, sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { reference, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';
import { Money } from '../shared/money.js';
import { QuoteState } from './quote.schema.js';

/** Proposals and their outcomes. */
export const quotesAdmin = defineAdminEntity({
  name: 'quotes',
  service: 'leads',
  summary: 'Proposals and what became of them',
  record: z.object({
    id: Id,
    version: z.int(),
    leadId: Id,
    state: QuoteState,
    title: z.string(),
    departureId: Id,
    quantity: z.int(),
    total: Money,
    message: text,
    validUntil: Instant,
    bookingId: reference,
    createdBy: z.string(),
    createdAt: Instant,
    url: z.string(),
  }),
  filters: ['state', 'leadId', 'departureId'],
  sort: ['createdAt', 'validUntil', 'totalMinor'],
  search: ['title'],
  roles: { read: frontDesk },
  audited: ['state', 'total', 'quantity', 'departureId', 'validUntil'],
  hidden: [{ action: 'open-link', roles: sellers, fields: ['url'] }],
  actions: {
    withdraw: { roles: sellers },
  },
});
