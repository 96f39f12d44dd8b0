import { peopleAdmin } from '@valam/contracts/leads/people.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminFilters, AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { unprovenSince } from '../lead/referral-claim.js';

const leadsOfPerson = `select id, type, state, tour_title as "tourTitle", payment_status as "paymentStatus", created_at as "createdAt"
           from lead where person_email = $1 order by created_at desc limit 100`;

const bookingsOfPerson = `select b.id, b.ref, b.state, d.tour_title as "tourTitle", d.start_date as "startDate", b.created_at as "createdAt"
           from booking b join departure d on d.id = b.departure_id where b.person_email = $1 order by b.created_at desc limit 100`;

const peoplePage = `with person as (
         select person_email, max(created_at) as last_at from lead
          where person_email is not null and ($2::text is null or person_email = $2)
            and ($1::text is null or coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tour_title, '') ilike $1)
            and ($1::text is not null or $2::text is not null or created_at > (select max(created_at) from lead) - interval '90 days')
          group by person_email
       )
       select p.person_email, p.last_at, (count(*) over ())::int as total,
              (select name from lead where person_email = p.person_email order by created_at desc limit 1) as name,
              (select count(*)::int from lead where person_email = p.person_email and type <> 'booking') as leads,
              (select count(*)::int from booking where person_email = p.person_email) as bookings,
              exists (select 1 from subscriber s where s.person_email = p.person_email and s.email_confirmed and s.unsubscribed_at is null) as is_subscriber,
              (select code from person_referral r where r.person_email = p.person_email and (r.proven_at is not null or r.since > $5)) as referral_code
         from person p order by p.last_at desc, p.person_email limit $3 offset $4`;

interface Row {
  person_email: string;
  name: string | null;
  leads: number;
  bookings: number;
  last_at: Date;
  is_subscriber: boolean;
  referral_code: string | null;
  total: number;
}

type Person = AdminRecordOf<typeof peopleAdmin>;
type Stored<T> = Omit<T, 'createdAt'> & { createdAt: Date };
type LeadRow = Stored<NonNullable<Person['leadList']>[number]>;
type BookingRow = Stored<NonNullable<Person['bookingList']>[number]>;

const dated = <R extends { createdAt: Date }>(row: R) => ({ ...row, createdAt: row.createdAt.toISOString() });

/** A person across leads, bookings and newsletter, identified by the email address. */
@AdminEntity(peopleAdmin)
export class PeopleResource implements AdminResource<typeof peopleAdmin> {
  readonly actions = {};

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(
    query: AdminListQuery,
    _filters: AdminFilters<typeof peopleAdmin>,
  ): Promise<AdminListAnswer<typeof peopleAdmin>> {
    const pattern = query.q ? `%${query.q.replace(/[\\%_]/g, '\\$&')}%` : null;
    const rows = await this.people(
      this.dataSource.manager,
      pattern,
      null,
      query.perPage,
      (query.page - 1) * query.perPage,
    );
    return { items: rows.map(record), total: rows[0]?.total ?? 0 };
  }

  async find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof peopleAdmin> | null> {
    const [row] = await this.people(tx, null, id, 1, 0);
    if (!row) return null;
    const leads = await tx.query<LeadRow[]>(leadsOfPerson, [id]);
    const bookings = await tx.query<BookingRow[]>(bookingsOfPerson, [id]);
    return { ...record(row), leadList: leads.map(dated), bookingList: bookings.map(dated) };
  }

  /** The latest people first: the page is selected from the newest leads before anything is counted. */
  private people(
    tx: EntityManager,
    pattern: string | null,
    email: string | null,
    limit: number,
    offset: number,
  ): Promise<Row[]> {
    return tx.query<Row[]>(peoplePage, [pattern, email, limit, offset, unprovenSince(this.clock.now())]);
  }
}

function record(row: Row): AdminRecordOf<typeof peopleAdmin> {
  return {
    id: row.person_email,
    version: 1,
    email: row.person_email,
    name: row.name,
    leads: row.leads,
    bookings: row.bookings,
    isSubscriber: row.is_subscriber,
    referralCode: row.referral_code,
    lastAt: row.last_at.toISOString(),
  };
}
