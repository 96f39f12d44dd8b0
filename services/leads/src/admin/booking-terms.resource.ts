import { InjectRepository } from '@nestjs/typeorm';
import { bookingTermsAdmin } from '@valam/contracts/leads/booking-terms.admin';
import { Clock } from '@valam/service-kit/clock/clock';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import type { AdminListAnswer, AdminResource } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { BookingTermsEntity } from '../terms/booking-terms.entity.js';
import type { AdminInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Deposit, balance date and hold of every new booking. A single record. */
@AdminEntity(bookingTermsAdmin)
export class BookingTermsResource implements AdminResource<typeof bookingTermsAdmin> {
  readonly actions = {};

  constructor(
    @InjectRepository(BookingTermsEntity) private readonly bookingTerms: Repository<BookingTermsEntity>,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<AdminListAnswer<typeof bookingTermsAdmin>> {
    const rows = await this.bookingTerms.find();
    return { items: rows.map(record), total: rows.length };
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof bookingTermsAdmin> | null> {
    const options = lock ? { lock: { mode: 'for_no_key_update' as const } } : {};
    const terms = await tx.findOne(BookingTermsEntity, { where: { id }, ...options });
    return terms ? record(terms) : null;
  }

  async update(
    tx: EntityManager,
    id: string,
    change: AdminInput<typeof bookingTermsAdmin>,
  ): Promise<AdminRecordOf<typeof bookingTermsAdmin>> {
    const terms = await tx.findOneByOrFail(BookingTermsEntity, { id });
    Object.assign(terms, change, { version: terms.version + 1, changedAt: this.clock.now() });
    await tx.save(terms);
    return record(terms);
  }
}

function record({ changedAt, ...terms }: BookingTermsEntity): AdminRecordOf<typeof bookingTermsAdmin> {
  return { ...terms, changedAt: changedAt.toISOString() };
}
