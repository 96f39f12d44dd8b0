import { Injectable } from '@nestjs/common';
import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { savePolicyIfNewer } from './project-policies.sql.js';

/** Projects the versions of the policies, so that bookings can reference their terms while catalog is down. */
@Injectable()
export class ProjectPolicies {
  @OnEvent(policyVersionChanged)
  async changed(policy: EventPayload<typeof policyVersionChanged>, { tx }: EventContext): Promise<void> {
    await tx.query(savePolicyIfNewer, [
      policy.policyId,
      policy.slug,
      policy.version,
      policy.effectiveFrom,
      policy.isPublished,
      policy.changedAt,
    ]);
  }
}
