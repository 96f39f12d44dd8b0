import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { personErasureRequested } from '@valam/contracts/identity/privacy.events';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { unitOf } from '../database/unit-of.js';
import { boundMethods } from '../discovery/bound-methods.js';
import { eventDays } from '../events/stream.js';
import type { StoredJob } from '../jobs/jobs.js';
import { jobMetadata, type JobBinding } from '../jobs/on-job.js';
import { Scheduled } from '../jobs/kit-jobs.js';
import {
  deadLettersToRedact,
  dropJobs,
  jobsToRedact,
  redactDeadLetter,
  redactJob,
} from './redact-failures.sql.js';
import { wholeAddress } from './whole-address.js';
import { isWithoutPersonalData, textsIn, withoutPersonalData } from './without-personal-data.js';

const batch = 200;
const firstId = '00000000-0000-0000-0000-000000000000';
/** Without this event an erasure could never be executed, and more data than an address would remain. */
const keptUntilHandled = [personErasureRequested.subject];

interface DeadLetter {
  readonly consumer: string;
  readonly id: string;
  readonly subject: string;
  readonly payload: unknown;
}

interface FailedJob {
  readonly id: number;
  readonly payload: StoredJob;
  readonly isGivenUp: boolean;
}

/** Selects the failures to redact: those before a time, or those that name a person. */
interface Which {
  readonly before: Date | null;
  readonly concerns: (payload: unknown) => boolean;
}

/**
 * Redacts the personal data of dead letters and failed jobs after the retention of events. For operators, the
 * name, the time, the error and the ids of the records are kept.
 */
@Injectable()
export class RedactFailures {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('kit-redact-failures')
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - eventDays * 86_400_000);
    await this.dataSource.transaction((tx) => this.redact(tx, { before, concerns: () => true }));
  }

  /** Redacts failures that name an erased person immediately, and drops waiting jobs about that person. */
  async forget(tx: EntityManager, addresses: readonly string[]): Promise<void> {
    const patterns = addresses.map((address) => new RegExp(wholeAddress(normalizeEmail(address))));
    const concerns = (payload: unknown): boolean =>
      textsIn(payload).some((text) => patterns.some((pattern) => pattern.test(text.toLowerCase())));
    await this.redact(tx, { before: null, concerns });
  }

  private async redact(tx: EntityManager, which: Which): Promise<void> {
    await this.redactDeadLetters(tx, which);
    await this.redactJobs(tx, which);
  }

  private async redactDeadLetters(tx: EntityManager, { before, concerns }: Which): Promise<void> {
    const { clock, confidential } = unitOf(tx);
    let after = { consumer: '', id: firstId };
    for (;;) {
      const parameters = [after.consumer, after.id, before, keptUntilHandled];
      const letters = await tx.query<DeadLetter[]>(deadLettersToRedact(batch), parameters);
      for (const { consumer, id, payload } of letters) {
        if (isWithoutPersonalData(payload) || !concerns(confidential.readable(payload))) continue;
        const redacted = JSON.stringify(withoutPersonalData(payload));
        await tx.query(redactDeadLetter, [consumer, id, redacted, clock.now()]);
      }
      const last = letters.at(-1);
      if (!last || letters.length < batch) return;
      after = last;
    }
  }

  private async redactJobs(tx: EntityManager, { before, concerns }: Which): Promise<void> {
    const { confidential } = unitOf(tx);
    const keptUntilDone = boundMethods<JobBinding>(this.discovery, jobMetadata)
      .filter(({ binding }) => binding.isKeptUntilDone)
      .map(({ binding }) => binding.name);
    let after = 0;
    for (;;) {
      const parameters = [after, before, keptUntilDone, keptUntilHandled];
      const jobs = await tx.query<FailedJob[]>(jobsToRedact(batch), parameters);
      for (const job of jobs) {
        const { data } = job.payload;
        if (isWithoutPersonalData(data) || !concerns(confidential.readable(data))) continue;
        if (job.isGivenUp) await this.redactJob(tx, job);
        else await tx.query(dropJobs, [[job.id]]);
      }
      const last = jobs.at(-1);
      if (!last || jobs.length < batch) return;
      after = last.id;
    }
  }

  private async redactJob(tx: EntityManager, { id, payload }: FailedJob): Promise<void> {
    const erasedAt = this.clock.now().toISOString();
    const redacted: StoredJob = { ...payload, data: withoutPersonalData(payload.data), erasedAt };
    await tx.query(redactJob, [id, JSON.stringify(redacted)]);
  }
}
