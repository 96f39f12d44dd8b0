import { InjectRepository } from '@nestjs/typeorm';
import { departuresAdmin } from '@valam/contracts/leads/departures.admin';
import { RosterColumn } from '@valam/contracts/leads/roster.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs, type AdminListQuery } from '@valam/contracts/shared/admin';
import type { AdminInput, AdminNewInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { byDay } from '@valam/service-kit/admin/list-page';
import type { AdminActions, AdminFilters, AdminListAnswer } from '@valam/service-kit/admin/resource';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { type EntityManager, Repository } from 'typeorm';
import { ChangeCapacity } from '../departure/change-capacity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { DepartureBoard } from './departure-board.js';
import { DepartureActions } from './departure-actions.js';

/** The board of departures: seats, waitlist and roster. Their content is in catalog. */
@AdminEntity(departuresAdmin)
export class DeparturesResource extends TableResource<DepartureEntity, typeof departuresAdmin> {
  readonly actions: AdminActions<typeof departuresAdmin> = {
    open: (tx, { id }) => this.actionsOf.open(tx, id),
    close: (tx, { id }) => this.actionsOf.close(tx, id),
    'cancel-preview': (tx, { id }) => this.actionsOf.previewCancel(tx, id),
    cancel: (tx, { id, reason, caller }) => this.actionsOf.cancel(tx, id, reason ?? '', caller.userId),
    roster: (tx, { id, input }) => this.actionsOf.roster(tx, id, input.columns ?? RosterColumn.options),
    'share-roster': (tx, { id, input, caller }) => this.actionsOf.share(tx, id, input, caller.email ?? ''),
    'revoke-rosters': (tx, { id }) => this.actionsOf.revokeRosters(tx, id),
  };

  constructor(
    @InjectRepository(DepartureEntity) rows: Repository<DepartureEntity>,
    private readonly board: DepartureBoard,
    private readonly capacity: ChangeCapacity,
    private readonly actionsOf: DepartureActions,
    private readonly rpc: RpcClient,
  ) {
    super(departuresAdmin, rows, {
      filters: {
        tourId: 'tourId',
        isClosed: 'isClosed',
        origin: 'origin',
        from: byDay('startDate', 'from'),
        until: byDay('startDate', 'until'),
      },
    });
  }

  override list(
    query: AdminListQuery,
    filters: AdminFilters<typeof departuresAdmin>,
  ): Promise<AdminListAnswer<typeof departuresAdmin>> {
    return super.list({ ...query, order: query.sort ? query.order : 'asc' }, filters);
  }

  /**
   * A new date is content: catalog creates and returns it, and its event creates the departure here. The call
   * forwards the idempotency key of the request; without it, a retry after a lost response would be refused
   * because the date exists.
   */
  async create(
    _tx: EntityManager,
    values: AdminNewInput<typeof departuresAdmin>,
    caller: Caller,
    idempotencyKey: string | null,
  ): Promise<AdminRecordOf<typeof departuresAdmin>> {
    const order = { caller, entity: 'tour-dates', values, idempotencyKey };
    const made = await this.rpc.call(adminRpcs.catalog.create, order);
    return made as typeof made & AdminRecordOf<typeof departuresAdmin>;
  }

  async update(
    tx: EntityManager,
    id: string,
    { capacity }: AdminInput<typeof departuresAdmin>,
  ): Promise<AdminRecordOf<typeof departuresAdmin>> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id });
    await this.capacity.run(tx, departure, capacity);
    await tx.update(DepartureEntity, { id }, { version: departure.version + 1 });
    return this.record(await tx.findOneByOrFail(DepartureEntity, { id }), tx);
  }

  protected record(
    departure: DepartureEntity,
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof departuresAdmin>> {
    return this.board.record(tx, departure);
  }

  protected override lines(
    departures: readonly DepartureEntity[],
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof departuresAdmin>[]> {
    return this.board.records(tx, departures);
  }
}
