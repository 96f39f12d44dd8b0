import { peopleAdmin } from '@valam/contracts/leads/people.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminFilters, AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { leadsOfPerson, bookingsOfPerson, peoplePage } from './people.sql.js';

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

  constructor(private readonly dataSource: DataSource) {}

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

  /** The latest people first: the page is cut from the newest leads before anything is counted. */
  private people(
    tx: EntityManager,
    pattern: string | null,
    email: string | null,
    limit: number,
    offset: number,
  ): Promise<Row[]> {
    return tx.query<Row[]>(peoplePage, [pattern, email, limit, offset]);
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
