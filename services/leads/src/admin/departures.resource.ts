import { RosterColumn } from '@valam/contracts/leads/roster.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminRpcs, type AdminListQuery, type AdminRecord } from '@valam/contracts/shared/admin';
import { Instant } from '@valam/contracts/shared/text';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { byDay, listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActionCall,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { ChangeCapacity } from '../departure/change-capacity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { DepartureBoard } from './departure-board.js';
import { DepartureActions } from './departure-actions.js';
import { findById } from './find-by-id.js';
import { readValues } from '@valam/service-kit/admin/read-values';
import { everybody, operators } from './roles.js';

const Changes = z.object({ capacity: z.int().check(z.gte(0), z.lte(500)) });
const Columns = z.object({ columns: z.optional(z.array(RosterColumn)) });
const Sharing = z.object({ columns: z.array(RosterColumn), validUntil: Instant });

/** The board of departures: seats, queue and roster. What a departure is about stands in catalog. */
@AdminEntity('departures')
export class DeparturesResource implements AdminResource {
  readonly roles = { read: everybody, write: operators };
  readonly audited = ['status', 'capacity', 'isClosed', 'isOffered', 'cancelledAt', 'cancelReason'];
  readonly actions = {
    open: {
      roles: operators,
      run: (tx: EntityManager, { id }: AdminActionCall) => this.actionsOf.open(tx, id),
    },
    close: {
      roles: operators,
      run: (tx: EntityManager, { id }: AdminActionCall) => this.actionsOf.close(tx, id),
    },
    'cancel-preview': {
      roles: operators,
      run: (tx: EntityManager, { id }: AdminActionCall) => this.actionsOf.previewCancel(tx, id),
    },
    cancel: {
      roles: operators,
      needsReason: true,
      run: (tx: EntityManager, { id, reason, caller }: AdminActionCall) =>
        this.actionsOf.cancel(tx, id, reason ?? '', caller.userId),
    },
    roster: {
      roles: operators,
      run: (tx: EntityManager, { id, values }: AdminActionCall) =>
        this.actionsOf.roster(tx, id, readValues(Columns, values).columns ?? RosterColumn.options),
    },
    'share-roster': {
      roles: operators,
      run: (tx: EntityManager, { id, values, caller }: AdminActionCall) =>
        this.actionsOf.share(tx, id, readValues(Sharing, values), caller.email ?? ''),
    },
    'revoke-rosters': {
      roles: operators,
      run: (tx: EntityManager, { id }: AdminActionCall) => this.actionsOf.revokeRosters(tx, id),
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly board: DepartureBoard,
    private readonly capacity: ChangeCapacity,
    private readonly actionsOf: DepartureActions,
    private readonly rpc: RpcClient,
  ) {}

  async list(query: AdminListQuery, filters: AdminFilters): Promise<AdminListAnswer> {
    const { manager } = this.dataSource;
    const found: DepartureEntity[] = [];
    const { total } = await listPage<DepartureEntity>(
      manager,
      {
        entity: DepartureEntity,
        sort: ['startDate', 'tourTitle', 'capacity', 'confirmed'],
        search: ['tourTitle', 'startDate'],
        filters: {
          tourId: 'tourId',
          isClosed: 'isClosed',
          origin: 'origin',
          from: byDay('startDate', 'from'),
          until: byDay('startDate', 'until'),
        },
        toRecord: (row) => {
          found.push(row);
          return row as unknown as AdminRecord;
        },
      },
      { ...query, order: query.sort ? query.order : 'asc' },
      filters,
    );
    return { items: await this.board.records(manager, found), total };
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    const departure = await findById(tx, DepartureEntity, id, lock);
    return departure ? ((await this.board.records(tx, [departure]))[0] ?? null) : null;
  }

  /** A new date is content: catalog makes it, and its announcement brings it here. */
  create(_tx: EntityManager, values: AdminValues, caller: Caller): Promise<AdminRecord> {
    return this.rpc.call(adminRpcs.catalog.create, { caller, entity: 'tour-dates', values });
  }

  async update(tx: EntityManager, id: string, values: AdminValues): Promise<AdminRecord> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id });
    await this.capacity.run(tx, departure, readValues(Changes, values).capacity);
    await tx.update(DepartureEntity, { id }, { version: departure.version + 1 });
    return (await this.find(tx, id, false)) as AdminRecord;
  }
}
