import { eventsAdmin } from '@valam/contracts/shared/events.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { DataSource, type EntityManager } from 'typeorm';
import { unitOf } from '../database/unit-of.js';
import { DeadEvents, type DeadEvent } from '../events/dead-events.js';
import { AdminEntity } from './admin-entity.js';
import { isUuid } from './find-by-id.js';
import type { AdminFilters, AdminListAnswer, AdminResource } from './resource.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Dead letters of this service; `replay` delivers one again. */
@AdminEntity(eventsAdmin)
export class EventsResource implements AdminResource<typeof eventsAdmin> {
  readonly actions = {
    replay: (tx: EntityManager, { id }: { id: string }) => this.events.replay(tx, ...names(id)),
    drop: (tx: EntityManager, { id }: { id: string }) => this.events.drop(tx, ...names(id)),
  };

  constructor(
    private readonly events: DeadEvents,
    private readonly dataSource: DataSource,
  ) {}

  async list(
    query: AdminListQuery,
    filters: AdminFilters<typeof eventsAdmin>,
  ): Promise<AdminListAnswer<typeof eventsAdmin>> {
    const { rows, total } = await this.events.page(this.dataSource.manager, {
      subject: filters.subject ?? query.q ?? null,
      limit: query.perPage,
      offset: (query.page - 1) * query.perPage,
    });
    return { items: rows.map((row) => this.record(row)), total };
  }

  async find(tx: EntityManager, id: string): Promise<AdminRecordOf<typeof eventsAdmin> | null> {
    const row = await this.events.find(tx, ...names(id));
    return row ? this.record(row) : null;
  }

  private record(row: DeadEvent): AdminRecordOf<typeof eventsAdmin> {
    return {
      id: `${row.consumer}:${row.event_id}`,
      version: 1,
      service: unitOf(this.dataSource.manager).unit,
      consumer: row.consumer,
      eventId: row.event_id,
      subject: row.subject,
      payload: row.payload,
      error: row.error,
      at: row.at.toISOString(),
      erasedAt: row.erased_at?.toISOString() ?? null,
    };
  }
}

/** Parses the id of a record: the consumer and the event. */
function names(id: string): [consumer: string, eventId: string] {
  const [consumer = '', eventId = ''] = id.split(':');
  return [consumer, isUuid(eventId) ? eventId : '00000000-0000-0000-0000-000000000000'];
}
