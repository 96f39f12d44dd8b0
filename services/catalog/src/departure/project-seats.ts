import { Injectable } from '@nestjs/common';
import { retreatChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { emit } from '@valam/service-kit/events/emit';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';

const saveSeatsIfNewer = `insert into departure_seats (departure_id, capacity, free, status, version) values ($1, $2, $3, $4, $5)
       on conflict (departure_id) do update set capacity = excluded.capacity, free = excluded.free,
         status = excluded.status, version = excluded.version where departure_seats.version < excluded.version`;

/**
 * Projects seats from leads' events, for badges, meters and filters. Pages are invalidated only if their text
 * changes.
 */
@Injectable()
export class ProjectSeats {
  @OnEvent(seatsChanged)
  async changed(seats: EventPayload<typeof seatsChanged>, { tx, occurredAt }: EventContext): Promise<void> {
    const { departureId, tripKind, capacity, free, status, version } = seats;
    const [before] = await tx.query<{ capacity: number; free: number; status: string; version: number }[]>(
      'select capacity, free, status, version from departure_seats where departure_id = $1 for update',
      [departureId],
    );
    if (before && before.version >= version) return;
    await tx.query(saveSeatsIfNewer, [departureId, capacity, free, status, version]);
    const saysTheSame = before?.status === status && before.free === free && before.capacity === capacity;
    if (saysTheSame) return;
    await emit(tx, tripKind === 'retreat' ? retreatChanged : tourChanged, {
      slug: null,
      tags: [tripKind === 'retreat' ? 'retreats' : 'tours'],
      isPublished: true,
      changedAt: occurredAt.toISOString(),
    });
  }
}
