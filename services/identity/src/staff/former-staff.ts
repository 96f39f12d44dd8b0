import { Injectable } from '@nestjs/common';
import { staffLeft } from '@valam/contracts/identity/staff.events';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { emit } from '@valam/service-kit/events/emit';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { auditWithName, changesWithName, staffWhoLeft, withoutAddress } from './former-staff.sql.js';

interface WhoLeft {
  readonly userId: string;
  readonly fullName: string | null;
  readonly emails: readonly string[];
}

export const namelessStaff = 'A former member of staff';

/** Replaces the addresses of former staff by their names, here and in the other services. */
@Injectable()
export class FormerStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Includes staff who left before this job existed, and entries that arrived after their actor had left. */
  @Scheduled('forget-former-staff')
  async sweep(): Promise<void> {
    const all = await this.dataSource.query<WhoLeft[]>(staffWhoLeft);
    await inTransactions(this.dataSource, all, (tx, who) => this.forget(tx, who));
  }

  async forget(tx: EntityManager, { userId, fullName, emails }: WhoLeft): Promise<void> {
    const name = fullName?.trim() || namelessStaff;
    await tx.query(auditWithName, [userId, name]);
    for (const email of emails) {
      await tx.query(changesWithName, [email, name]);
      await this.forgetAddress(tx, email, name);
      await emit(tx, staffLeft, { userId, email, name, leftAt: this.clock.now().toISOString() });
    }
  }

  /** In business records. */
  async forgetAddress(tx: EntityManager, email: string, name: string): Promise<void> {
    for (const statement of withoutAddress) await tx.query(statement, [email, name]);
  }
}
