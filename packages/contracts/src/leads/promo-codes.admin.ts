import * as z from 'zod/mini';
import { frontDesk, money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { Day, Id, Instant, line } from '../shared/text.js';
import { mostPercentOff } from './promo-discount.js';
import { PromoCode } from './promo.schema.js';
import { Money } from '../shared/money.js';

const count = (most: number) =>
  z.optional(z.nullable(z.int(`Must be a whole number from 1 to ${most}.`).check(z.gte(1), z.lte(most))));
const day = z.optional(z.nullable(Day));
const ids = z.optional(z.array(Id).check(z.maxLength(200)));

export const PromoTerms = z.object({
  label: z.optional(line(80)),
  percent: count(mostPercentOff),
  /** Whole units. */
  amountUSD: count(1_000_000),
  amountEUR: count(1_000_000),
  amountGBP: count(1_000_000),
  amountINR: count(100_000_000),
  startsOn: day,
  endsOn: day,
  mostUses: count(1_000_000),
  mostUsesPerPerson: count(1_000),
  leastTravelers: z.optional(z.int().check(z.gte(1), z.lte(12))),
  tourIds: ids,
  retreatIds: ids,
  departureIds: ids,
  isFirstBookingOnly: z.optional(z.boolean()),
  isActive: z.optional(z.boolean()),
});
export type PromoTerms = z.infer<typeof PromoTerms>;
export const NewPromoCode = z.extend(PromoTerms, { code: PromoCode, label: line(80) });

/** Promo codes with their uses and revenue. */
export const promoCodesAdmin = defineAdminEntity({
  name: 'promo-codes',
  service: 'leads',
  summary: 'Promo codes with their use and what they have earned',
  record: z.object({
    id: Id,
    version: z.int(),
    code: z.string(),
    label: z.string(),
    percent: z.nullable(z.int()),
    amountUSD: z.nullable(z.number()),
    amountEUR: z.nullable(z.number()),
    amountGBP: z.nullable(z.number()),
    amountINR: z.nullable(z.number()),
    startsOn: z.nullable(Day),
    endsOn: z.nullable(Day),
    mostUses: z.nullable(z.int()),
    mostUsesPerPerson: z.nullable(z.int()),
    leastTravelers: z.int(),
    tourIds: z.array(z.string()),
    retreatIds: z.optional(z.array(z.string())),
    departureIds: z.array(z.string()),
    isFirstBookingOnly: z.boolean(),
    isActive: z.boolean(),
    uses: z.int(),
    discounts: z.array(Money),
    revenue: z.array(Money),
    createdAt: Instant,
  }),
  input: PromoTerms,
  newInput: NewPromoCode,
  filters: ['isActive'],
  sort: ['createdAt', 'code', 'endsOn'],
  search: ['code', 'label'],
  roles: { read: frontDesk, write: money },
  audited: [...fieldsOf(NewPromoCode)],
  hidden: [],
  actions: {},
});
