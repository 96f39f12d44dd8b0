import type { SessionUser } from '@valam/contracts/identity/auth.schema';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import type { PayoutStatement } from '@valam/contracts/identity/payout.schema';
import type { OwnReferral, ReferralStats } from '@valam/contracts/identity/referral.schema';
import { money } from '@valam/contracts/shared/money';

const id = '6b1f0d52-5b0c-4c39-8a36-2b2a4f2f1a01';
const usd = (units: number) => money(units * 100, 'USD');

export const aPartner = (fullName: string | null): SessionUser => ({
  id,
  email: 'leela@example.org',
  fullName,
  role: 'contributor',
  isStaff: false,
  contributor: {
    id,
    slug: 'leela-fernandes',
    name: 'Leela Fernandes',
    email: 'leela@example.org',
    referralCode: 'LEELA108',
    approvalStatus: 'approved',
  },
});

export const stats = (over: Partial<ReferralStats> = {}): ReferralStats => ({
  referralCode: 'LEELA108',
  totalReferrals: 14,
  successfulBookings: 4,
  pendingInquiries: 10,
  leads: [
    {
      id,
      type: 'booking',
      name: 'Ingrid Solberg',
      email: 'ingrid@example.org',
      tourTitle: 'Discovering Shiva',
      paymentStatus: 'paid',
      amount: 4980,
      currency: 'USD',
      sourceUrl: '/spiritual-tours/discovering-shiva',
      createdAt: '2026-11-12T06:00:00.000Z',
    },
    {
      id: 'c2a4a3f0-0000-4000-8000-000000000002',
      type: 'booking',
      name: 'Maya Sen',
      email: 'maya@example.org',
      tourTitle: 'Discovering Shiva',
      paymentStatus: 'paid',
      amount: 2240.5,
      currency: 'USD',
      sourceUrl: '/spiritual-tours/discovering-shiva',
      createdAt: '2026-11-11T20:00:00.000Z',
    },
  ],
  ...over,
});

export const ownReferral = (): OwnReferral => ({
  contributorId: id,
  name: 'Leela Fernandes',
  referralCode: 'LEELA108',
  referralLink: 'http://localhost/?ref=LEELA108',
  clicks: 420,
  leads: 14,
  bookings: 4,
  earnings: {
    pending: usd(48),
    locked: usd(0),
    approved: usd(0),
    onHold: usd(0),
    inPayout: usd(0),
    paid: usd(240),
    balance: usd(48),
  },
  byMonth: [{ month: '2026-11', clicks: 58, leads: 3, bookings: 1, earned: usd(48) }],
  freeRetreat: { year: 2026, completedBookings: 4, needed: 10 },
  nextPayout: { on: '2026-12-01', approved: usd(0), minimum: usd(50), hasDetails: true },
  payoutDetails: null,
  terms: { commissionPercent: 10, releaseDays: 30, payoutMinimum: usd(50) },
});

export const aLine = (over: Partial<CommissionLine> = {}): CommissionLine => ({
  id,
  bookingRef: 'V-1',
  tourTitle: 'Discovering Shiva',
  startDate: '2026-12-01',
  endDate: '2026-12-10',
  cause: 'capture',
  state: 'pending',
  reason: null,
  before: { net: money(0, 'EUR'), total: money(2_000_00, 'EUR'), totalUsd: usd(2_400) },
  after: { net: money(400_00, 'EUR'), total: money(2_000_00, 'EUR'), totalUsd: usd(2_400) },
  base: usd(480),
  ratePercent: 10,
  amount: usd(48),
  occurredAt: '2026-11-02T06:00:00.000Z',
  completedAt: null,
  releasedOn: null,
  paidAt: null,
  ...over,
});

export const aPayout = (): PayoutStatement => ({
  id: '7c2f0d52-5b0c-4c39-8a36-2b2a4f2f1a02',
  state: 'paid',
  amount: usd(240),
  lines: 2,
  proposedAt: '2026-11-01T06:00:00.000Z',
  paidAt: '2026-11-03T06:00:00.000Z',
  paymentReference: 'SEPA-1',
});
