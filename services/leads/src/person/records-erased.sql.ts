import type { listErasedRecords } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';

/**
 * Records that are erased with bookings, inquiries, shares and gift cards, by their names in the back office.
 * Input are the CTEs `ended`, `asked`, `companions` and `cards`, with ids and times of the erasures.
 */
export const recordsErasedWith = `
  select 'bookings' as entity, b.id, null::timestamptz as since, e.at as until, d.origin = 'private' as "isPrivateTour"
    from ended e join booking b on b.id = e.id join departure d on d.id = b.departure_id
  union select 'refunds', r.id, null, e.at, false from ended e join refund r on r.booking_id = e.id
  union select 'payment-plans', p.id, null, e.at, false from ended e join payment_plan p on p.booking_id = e.id
  union select 'reviews', r.id, null, e.at, false from ended e join review r on r.booking_id = e.id
  union select 'shares', s.id, null, e.at, false from ended e join share s on s.booking_id = e.id
  union select 'shares', id, null, at, false from companions
  union select 'leads', id, null, at, false from asked
  union select 'quotes', q.id, null, a.at, false from asked a join quote q on q.lead_id = a.id
  union select 'quotes', q.id, null, e.at, false from ended e join quote q on q.booking_id = e.id
  union select 'departures', d.id, null, gone.at, false
    from (select q.departure_id, a.at from asked a join quote q on q.lead_id = a.id
          union select b.departure_id, e.at from ended e join booking b on b.id = e.id) gone
    join departure d on d.id = gone.departure_id
    where d.origin = 'private'
      and not exists (
        select 1 from booking b
         where b.departure_id = d.id and b.erased_at is null and b.state not in ('expired', 'cancelled')
           and b.id not in (select id from ended))
      and not exists (
        select 1 from quote other left join lead l on l.id = other.lead_id
         where other.departure_id = d.id and other.lead_id not in (select id from asked) and l.erased_at is null)
  union select 'gift-cards', id, null, at, false from cards`;

export interface RecordRow {
  readonly entity: string;
  readonly id: string;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly isPrivateTour: boolean;
}

export const recordOf = ({
  entity,
  id,
  since,
  until,
  isPrivateTour,
}: RecordRow): RpcReturn<typeof listErasedRecords>['records'][number] => ({
  ...{ entity, id },
  ...(since && { since: since.toISOString() }),
  ...(until && { until: until.toISOString() }),
  ...(isPrivateTour && { isPrivateTour }),
});
