import { Injectable } from '@nestjs/common';
import type { listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { normaliseEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { recordsOfPerson } from './records-of-person.sql.js';

type Answer = RpcReturn<typeof listRecordsOfPerson>;

@Injectable()
export class RecordsOfPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(email: string): Promise<Answer> {
    const records = await this.dataSource.query<Answer['records']>(recordsOfPerson, [
      normaliseEmail(email),
      this.clock.now(),
    ]);
    return { records: records.map(({ entity, id }) => ({ entity, id })) };
  }
}
