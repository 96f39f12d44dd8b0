import { Injectable } from '@nestjs/common';
import type { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/** Emails that were given up: for the morning email of owners. */
@Injectable()
export class ListUndelivered {
  constructor(private readonly dataSource: DataSource) {}

  async run({ since, most }: RpcInput<typeof listUndelivered>): Promise<RpcReturn<typeof listUndelivered>> {
    const [found, total] = await this.dataSource.manager.findAndCount(MailEntity, {
      where: { state: 'failed', requestedAt: MoreThanOrEqual(new Date(since)) },
      order: { requestedAt: 'DESC', id: 'ASC' },
      take: most,
    });
    return {
      items: found.map(({ id, template, toAddress: to, requestedAt }) => ({
        ...{ id, template, to },
        requestedAt: requestedAt.toISOString(),
      })),
      total,
    };
  }
}
