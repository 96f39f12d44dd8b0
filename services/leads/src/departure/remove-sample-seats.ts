import { Injectable } from '@nestjs/common';
import { sampleRemoved } from '@valam/contracts/catalog/sample.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { ReleaseSeats } from './release-seats.js';

/**
 * Releases the seats of sample travelers after the removal of the sample content; seats of real bookings stay
 * taken.
 */
@Injectable()
export class RemoveSampleSeats {
  constructor(private readonly seats: ReleaseSeats) {}

  @OnEvent(sampleRemoved)
  async run(_removed: EventPayload<typeof sampleRemoved>, { tx }: EventContext): Promise<void> {
    const departures = await tx.query<{ id: string; sold: number }[]>(
      'select id, sample_sold as sold from departure where sample_sold > 0 order by id for no key update',
    );
    for (const { id, sold } of departures) {
      await tx.query('update departure set sample_sold = 0 where id = $1', [id]);
      await this.seats.releaseConfirmed(tx, id, sold);
    }
  }
}
