import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Injectable, Module } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import type { EventPayload, RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { DataSource, Repository } from 'typeorm';
import * as z from 'zod/mini';
import { migration } from '../src/database/migration.js';
import { emit } from '../src/events/emit.js';
import { type EventContext, OnEvent } from '../src/events/on-event.js';
import { once } from '../src/idempotency/once.js';
import { JobRegistry } from '../src/jobs/job-registry.js';
import { addJob } from '../src/jobs/jobs.js';
import { type JobContext, OnJob } from '../src/jobs/on-job.js';
import { RpcTimeoutError } from '../src/rpc/errors.js';
import { Handle } from '../src/rpc/handle.js';
import type { TestServiceOptions } from '../src/testing/start-test-service.js';
import {
  getLamp,
  lampLit,
  lampWhispered,
  lightLamp,
  misbehave,
  readSlowly,
  writeSlowly,
} from './sample-contracts.js';
import { LampEntity, LampsResource } from './sample-records.js';

/** A small service that uses every feature of the kit. */

@Controller()
class LampController {
  private readonly tries = { reads: 0, writes: 0 };

  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(LampEntity) private readonly lamps: Repository<LampEntity>,
  ) {}

  @Handle(readSlowly)
  readSlowly() {
    this.tries.reads += 1;
    return this.sleep(this.tries.reads);
  }

  @Handle(writeSlowly)
  writeSlowly() {
    this.tries.writes += 1;
    return this.sleep(this.tries.writes);
  }

  /** The first call of a kind sleeps until the test ends its statement, however late that is. */
  private async sleep(number: number) {
    await this.dataSource.query(number === 1 ? 'select pg_sleep(8)' : 'select 1');
    return { ...this.tries };
  }

  @Handle(lightLamp)
  light({ name, key }: RpcInput<typeof lightLamp>) {
    return this.dataSource.transaction((tx) =>
      once(
        tx,
        {
          scope: 'lamp.light',
          key,
          body: { name },
          reused: () => problem(lightLamp, 'lamp.key_reused', 'Another body'),
        },
        async () => {
          const lamp = await tx.save(LampEntity, { id: `lamp-${name}-${Math.random()}`, name });
          await emit(tx, lampLit, { id: lamp.id, name });
          return { id: lamp.id, name, secret: 'never leaves' };
        },
      ),
    );
  }

  @Handle(getLamp)
  async get({ id }: RpcInput<typeof getLamp>) {
    const lamp = await this.lamps.findOneBy({ id });
    if (!lamp) throw problem(getLamp, 'lamp.not_found', 'No such lamp', { id });
    return lamp;
  }

  @Handle(misbehave)
  async misbehave({ how }: RpcInput<typeof misbehave>): Promise<{ text: string }> {
    if (how === 'throw') throw new TypeError('a bug with a secret in it');
    if (how === 'shape') return { words: 'none' } as unknown as { text: string };
    if (how === 'database') throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    if (how === 'neighbor') throw new RpcTimeoutError('test.neighbor.write.v1', 500, false);
    if (how === 'huge') return { text: 'x'.repeat(2_000_000) };
    await new Promise((resolve) => setTimeout(resolve, 600));
    return { text: 'late' };
  }
}

const lampJobs = new JobRegistry();
export const admireLamp = lampJobs.define({ name: 'admire-lamp', payload: z.object({ id: z.string() }) });
export const writeToOwner = lampJobs.define({
  name: 'write-to-owner',
  payload: z.object({ lampId: z.string(), email: z.string() }),
});
export const repairLamp = lampJobs.define({
  name: 'repair-lamp',
  payload: z.object({ provider: z.string() }),
  isKeptUntilDone: true,
});

/** Events and jobs received by the handlers of the test service. */
@Injectable()
export class Seen {
  readonly events: { payload: EventPayload<typeof lampLit>; eventId: string }[] = [];
  readonly whispers: string[] = [];
  readonly jobs: { payload: unknown; attempt: number }[] = [];
  /** A slow job. */
  readonly longJob = { id: 'long', ms: 8_000 };
  /** Remaining failures when handling a lamp, by its name. */
  readonly failures = new Map<string, number>();
}

@Injectable()
class LampEvents {
  constructor(private readonly seen: Seen) {}

  @OnEvent(lampLit)
  async note(payload: EventPayload<typeof lampLit>, { tx, eventId }: EventContext) {
    await addJob(tx, admireLamp, { id: payload.id });
    const failuresLeft = this.seen.failures.get(payload.name) ?? 0;
    if (failuresLeft > 0) {
      this.seen.failures.set(payload.name, failuresLeft - 1);
      throw new Error('cannot be handled');
    }
    this.seen.events.push({ payload, eventId });
  }

  @OnEvent(lampWhispered)
  hear({ link }: EventPayload<typeof lampWhispered>) {
    this.seen.whispers.push(link);
    return Promise.resolve();
  }

  @OnJob(writeToOwner)
  async write() {}

  @OnJob(repairLamp)
  async repair() {}

  @OnJob(admireLamp)
  async admire(payload: { id: string }, { attempt }: JobContext) {
    this.seen.jobs.push({ payload, attempt });
    if (payload.id === this.seen.longJob.id) await pause(this.seen.longJob.ms);
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([LampEntity])],
  controllers: [LampController],
  providers: [Seen, LampEvents, LampsResource],
})
class LampModule {}

export const lampService: TestServiceOptions<ReturnType<typeof settings>> = {
  name: 'catalog',
  reads: [lampLit.subject, lampWhispered.subject],
  config: settings(),
  module: () => LampModule,
  entities: [LampEntity],
  migrations: [
    migration(
      '0001-lamps',
      'create table lamp (id text primary key, name text not null, version int not null default 1)',
    ),
  ],
  jobs: lampJobs,
};

function settings() {
  return z.object({});
}
