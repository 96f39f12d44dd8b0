import { Injectable } from '@nestjs/common';
import {
  getMorningDepartures,
  getMorningSales,
  getMorningTasks,
  mostMorningLines,
} from '@valam/contracts/leads/morning.rpc';
import { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import { addDays, startOfIstDay } from '@valam/contracts/shared/days';
import { Log } from '@valam/service-kit/logging/log';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { OwnWaiting } from './own-waiting.js';

const daysAhead = 60;
/** An email is retried for five days before it fails. */
const undeliveredDays = 7;

export type Morning = Awaited<ReturnType<MorningSources['read']>>;

/** Queries all sources of the morning email. A failed source returns null and does not stop the others. */
@Injectable()
export class MorningSources {
  constructor(
    private readonly rpc: RpcClient,
    private readonly own: OwnWaiting,
    private readonly log: Log,
  ) {}

  async read(day: string) {
    const since = startOfIstDay(addDays(day, -undeliveredDays)).toISOString();
    const [sales, tasks, departures, undelivered, waiting] = await Promise.all([
      this.orNull('sales', this.rpc.call(getMorningSales, { day: addDays(day, -1) })),
      this.orNull('tasks', this.rpc.call(getMorningTasks, {})),
      this.orNull(
        'departures',
        this.rpc.call(getMorningDepartures, { from: day, to: addDays(day, daysAhead) }),
      ),
      this.orNull('undelivered', this.rpc.call(listUndelivered, { since, most: mostMorningLines })),
      this.orNull('waiting', this.own.read()),
    ]);
    return { sales, tasks, departures, undelivered, waiting };
  }

  private orNull<T>(source: string, answer: Promise<T>): Promise<T | null> {
    return answer.catch((error: unknown) => {
      this.log.warn({ err: error, source }, 'a source of the morning email could not be read');
      return null;
    });
  }
}
