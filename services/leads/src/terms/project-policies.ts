import { Injectable } from '@nestjs/common';
import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';

const savePolicyIfNewer = `insert into known_policy (id, slug, version, effective_from, is_published, changed_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set slug = excluded.slug, version = excluded.version,
         effective_from = excluded.effective_from, is_published = excluded.is_published,
         changed_at = excluded.changed_at
        where known_policy.changed_at <= excluded.changed_at`;

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
