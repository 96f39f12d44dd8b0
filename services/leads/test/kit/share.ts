import type { Companion } from '@valam/contracts/leads/booking-shares.schema';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { inviteCompanions, payShare } from '@valam/contracts/leads/share.rpc';
import { money } from '@valam/contracts/shared/money';
import { PrivateLinks } from '../../src/link/private-links.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { pageId } from './builders.js';
import { aDepartureIn } from './days.js';
import { aPaidBooking } from './paid-booking.js';
import type { Leads } from './start-leads.js';

let people = 0;

/** A companion to invite; without an amount, the service's proposal is used. */
export const aCompanion = (amountMinor?: number): Companion => ({
  name: `Companion ${++people}`,
  email: `companion-${people}@example.org`,
  ...(amountMinor === undefined ? {} : { amount: money(amountMinor, 'USD') }),
});

/** Three travelers on a departure a number of days ahead: 7,470.00, of which 5,976.00 are the balance. */
export const threeTravelers = async (
  leads: Leads,
  { days = 200, ...change }: Partial<BookingSessionRequest> & { days?: number } = {},
) => aPaidBooking(leads, await aDepartureIn(leads, days), { quantity: 3, ...change });

export const invite = (leads: Leads, token: string, companions: readonly Companion[]) =>
  leads.rpc.call(inviteCompanions, { token, companions: [...companions] });

/** The token in the emails of a companion. */
export async function shareToken(leads: Leads, { email }: Pick<Companion, 'email'>): Promise<string> {
  const share = await leads.dataSource.manager.findOneByOrFail(ShareEntity, { email });
  return leads.get(PrivateLinks).token('share', { id: share.id, version: share.linkVersion });
}

/** The provider's id of a companion's payment page. */
export async function sharePage(leads: Leads, companion: Pick<Companion, 'email'>): Promise<string> {
  const page = await leads.rpc.call(payShare, { token: await shareToken(leads, companion) });
  return pageId(page.url);
}

/**
 * Open shares that differ from the booking's sum, exceed its balance, or belong to a booking that has ended.
 */
export const shareDifferences = `
  select b.ref, b.state, b.shared_minor, s.open, b.total_minor - m.kept as balance from booking b
    join lateral (select coalesce(sum(amount_minor), 0) as open from share where booking_id = b.id and state = 'open') s on true
    join lateral (select coalesce((select sum(amount_minor) from payment where booking_id = b.id and kind <> 'transfer_fee'), 0)
                       - coalesce((select sum(r.amount_minor) from refund r join payment y on y.id = r.payment_id
                                    where r.booking_id = b.id and y.kind <> 'transfer_fee'), 0) as kept) m on true
   where b.shared_minor <> s.open
      or s.open > 0 and (b.state not in ('deposit_paid', 'balance_due') or s.open > b.total_minor - m.kept or b.payment_plan_id is not null)
  union all
  select b.ref, s.state, s.amount_minor, coalesce(sum(p.amount_minor), 0), null from share s join booking b on b.id = s.booking_id
    left join payment p on p.share_id = s.id
   where s.state = 'paid'
   group by b.ref, s.id having coalesce(sum(p.amount_minor), 0) < least(s.amount_minor, 1)`;
