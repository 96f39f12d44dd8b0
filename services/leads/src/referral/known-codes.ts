import { Injectable } from '@nestjs/common';
import { findContributorByCode } from '@valam/contracts/catalog/contributor.rpc';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { ProblemError } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { isAway } from '@valam/service-kit/rpc/errors';
import { unavailableProblem } from '@valam/service-kit/rpc/wire';
import { DataSource, type EntityManager } from 'typeorm';
import type { CodeLookup } from '../lead/code-lookup.js';
import { isWellFormed, normalizedCode } from '../lead/referral-claim.js';
import { lookUpCodeJob } from '../lead/lead.jobs.js';

/** A booking whose events had no code stays without it: its commission would lack the first event. */
const claimEarlierLeads = `with claimed as (
         update lead set referral_code = $1, referred_by = $2
          where created_at > $3 and referral_code is null and upper(trim(referral_code_used)) = $1
         returning booking_id)
       update booking set referral_code = $1, contributor_id = $2
        where id in (select booking_id from claimed) and referral_code is null and facts_version = 0`;

const saveCodeIfNewer = `insert into referral_code (contributor_id, code, is_active, version) values ($1, $2, $3, $4)
       on conflict (contributor_id) do update set code = excluded.code, is_active = excluded.is_active,
         version = excluded.version where referral_code.version < excluded.version`;

const knownCode = 'select 1 from referral_code where code = $1 and is_active limit 1';

const codesUnchecked = (): ProblemError =>
  new ProblemError({
    ...unavailableProblem,
    message: 'Codes of partners can’t be checked right now. Please try again in a minute.',
  });

/** Looks back an hour, for records that arrived while the code was being looked up. */
const lookBackMs = 3_600_000;

/** Cached codes of partners, so that forms can be checked while identity is down. */
@Injectable()
export class KnownCodes implements CodeLookup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(contributorPublished)
  published(partner: EventPayload<typeof contributorPublished>, { tx }: EventContext): Promise<void> {
    return this.save(tx, partner.id, normalizedCode(partner.referralCode), partner.version);
  }

  @OnEvent(contributorWithdrawn)
  withdrawn({ id, version }: EventPayload<typeof contributorWithdrawn>, { tx }: EventContext): Promise<void> {
    return this.save(tx, id, null, version);
  }

  /** The event of an old partner may have expired in the stream, but catalog still has the partner. */
  @OnJob(lookUpCodeJob)
  async lookUp({ code }: JobPayload<typeof lookUpCodeJob>): Promise<void> {
    const owner = await this.ownerOf(code);
    if (!owner) return;
    await this.dataSource.transaction(async (tx) => {
      await this.save(tx, owner, code, 0);
      await tx.query(claimEarlierLeads, [code, owner, new Date(this.clock.now().getTime() - lookBackMs)]);
    });
  }

  async ensureKnown(given: string): Promise<void> {
    const code = normalizedCode(given);
    if (!code || !isWellFormed(code)) return;
    const known = await this.dataSource.query<unknown[]>(knownCode, [code]);
    if (known.length > 0) return;
    try {
      await this.lookUp({ code });
    } catch (error) {
      throw isAway(error) ? codesUnchecked() : error;
    }
  }

  private async ownerOf(code: string): Promise<string | null> {
    try {
      return (await this.rpc.call(findContributorByCode, { code })).id;
    } catch (error) {
      if (error instanceof ProblemError && error.problem.kind === 'not_found') return null;
      throw error;
    }
  }

  private async save(tx: EntityManager, id: string, code: string | null, version: number): Promise<void> {
    await tx.query(saveCodeIfNewer, [id, code, code !== null, version]);
  }
}
