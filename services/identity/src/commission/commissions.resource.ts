import { InjectRepository } from '@nestjs/typeorm';
import { commissionsAdmin } from '@valam/contracts/identity/commissions.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { findById } from '@valam/service-kit/admin/find-by-id';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminAction, AdminActions, AdminFilters } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { actorOf, iso, refusedMove } from '../admin/refusals.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { commissionTransitions } from './commission-states.js';
import { CommissionLineEntity } from './commission-line.entity.js';
import { CommissionQueries } from './commission-queries.js';
import { CommissionStepEntity } from './commission-step.entity.js';
import { DecideOnCommission, type CommissionDecision } from './decide-on-commission.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** The lines of the ledger in the back office. Decisions apply to all open lines of the same booking. */
@AdminEntity(commissionsAdmin)
export class CommissionsResource extends TableResource<CommissionLineEntity, typeof commissionsAdmin> {
  readonly actions: AdminActions<typeof commissionsAdmin> = {
    hold: this.decision('hold'),
    release: this.decision('release'),
    void: this.decision('void'),
  };

  constructor(
    @InjectRepository(ContributorEntity) private readonly contributors: Repository<ContributorEntity>,
    @InjectRepository(CommissionLineEntity) rows: Repository<CommissionLineEntity>,
    private readonly queries: CommissionQueries,
    private readonly decide: DecideOnCommission,
  ) {
    super(commissionsAdmin, rows, {
      filters: {
        state: 'state',
        cause: 'cause',
        contributorId: 'contributorId',
        bookingId: 'bookingId',
        payoutId: 'payoutId',
        bookingRef: (builder, value) =>
          builder.andWhere(
            'record.bookingId in (select booking_id from commission where booking_ref = :bookingRef)',
            { bookingRef: value },
          ),
      },
    });
  }

  override list(query: AdminListQuery, filters: AdminFilters<typeof commissionsAdmin>) {
    const { q, ...rest } = query;
    return super.list(rest, q ? { ...filters, bookingRef: q.toUpperCase() } : filters);
  }

  /**
   * Locks the booking before its lines, in the global lock order: the transaction that holds the booking may
   * change them.
   */
  override async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof commissionsAdmin> | null> {
    const line = lock ? await findById(tx, CommissionLineEntity, id, false) : null;
    if (line) await tx.query('select 1 from commission where booking_id = $1 for update', [line.bookingId]);
    return super.find(tx, id, false);
  }

  protected async record(
    line: CommissionLineEntity,
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof commissionsAdmin> | null> {
    const [record] = await this.lines([line]);
    if (!record) return null;
    const steps = await tx.find(CommissionStepEntity, {
      where: { lineId: line.id },
      order: { at: 'ASC' },
      take: 100,
    });
    return {
      ...record,
      history: steps.map(({ at, from, to, actor, reason }) => ({ at: iso(at), from, to, actor, reason })),
    };
  }

  protected override async lines(
    rows: readonly CommissionLineEntity[],
  ): Promise<AdminRecordOf<typeof commissionsAdmin>[]> {
    const lines = await this.queries.withBookings(rows);
    const partners = await this.partners(rows);
    return rows.flatMap((row, index) => {
      const line = lines[index];
      if (!line) return [];
      const { version, bookingId, contributorId, payoutId } = row;
      const partner = partners.get(contributorId);
      return [
        {
          ...line,
          version,
          bookingId,
          contributorId,
          payoutId,
          partner: partner?.name,
          referralCode: partner?.referralCode,
        },
      ];
    });
  }

  private async partners(rows: readonly CommissionLineEntity[]): Promise<Map<string, ContributorEntity>> {
    const ids = [...new Set(rows.map((row) => row.contributorId))];
    const found = await this.contributors
      .createQueryBuilder('partner')
      .where('partner.id = any(:ids)', { ids })
      .getMany();
    return new Map(found.map((partner) => [partner.id, partner]));
  }

  private decision(decision: CommissionDecision): AdminAction {
    return async (tx, { id, caller, reason }) => {
      const line = await tx.findOneByOrFail(CommissionLineEntity, { id });
      if (!commissionTransitions.next(line.state, decision))
        throw refusedMove('commission', decision, line.state);
      await this.decide.run(tx, line.bookingId, decision, { actor: actorOf(caller), reason: reason ?? '' });
    };
  }
}
