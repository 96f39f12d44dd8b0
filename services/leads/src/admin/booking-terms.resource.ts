import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Clock } from '@valam/service-kit/clock/clock';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminListAnswer, AdminResource, AdminValues } from '@valam/service-kit/admin/resource';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { BookingTermsEntity } from '../terms/booking-terms.entity.js';
import { readValues } from '@valam/service-kit/admin/read-values';
import { everybody, treasurers } from './roles.js';

const whole = (from: number, to: number) =>
  z.optional(z.int(`Must be a whole number from ${from} to ${to}.`).check(z.gte(from), z.lte(to)));

const TermsInput = z.object({
  depositPercent: whole(5, 90),
  balanceDaysBefore: whole(1, 180),
  holdMinutes: whole(33, 240),
});

/** Deposit, balance date and hold of every booking that begins from now on. There is one record of it. */
@AdminEntity('booking-terms')
export class BookingTermsResource implements AdminResource {
  readonly roles = { read: everybody, write: treasurers };
  readonly audited = ['depositPercent', 'balanceDaysBefore', 'holdMinutes'];

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<AdminListAnswer> {
    const rows = await this.dataSource.manager.find(BookingTermsEntity);
    return { items: rows.map(record), total: rows.length };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const options = lock ? { lock: { mode: 'for_no_key_update' as const } } : {};
    const terms = await tx.findOne(BookingTermsEntity, { where: { id }, ...options });
    return terms ? record(terms) : null;
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const change = readValues(TermsInput, values);
    const terms = await tx.findOneByOrFail(BookingTermsEntity, { id });
    Object.assign(terms, change, { version: terms.version + 1, changedAt: this.clock.now() });
    await tx.save(terms);
    return record(terms);
  }
}

function record({ changedAt, ...terms }: BookingTermsEntity): AdminRecord {
  return { ...terms, changedAt: changedAt.toISOString() };
}
