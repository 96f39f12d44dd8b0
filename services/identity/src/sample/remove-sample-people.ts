import { Injectable } from '@nestjs/common';
import { sampleRemoved } from '@valam/contracts/catalog/sample.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { DecideOnContributor } from '../approval/decide-on-contributor.js';

/** Suspends sample hosts and guides once the sample content is removed, so that no page shows them. */
@Injectable()
export class RemoveSamplePeople {
  constructor(private readonly decide: DecideOnContributor) {}

  @OnEvent(sampleRemoved)
  async run(_removed: EventPayload<typeof sampleRemoved>, { tx }: EventContext): Promise<void> {
    const people = await tx.find(ContributorEntity, {
      where: { isSample: true, approvalStatus: 'approved' },
      order: { id: 'ASC' },
    });
    for (const person of people)
      await this.decide.run(tx, person, {
        move: 'suspend',
        actor: 'sample removal',
        reason: 'The sample content was removed.',
        isSilent: true,
      });
  }
}
