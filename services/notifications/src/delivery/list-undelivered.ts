import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listUndelivered } from '@valam/contracts/notifications/undelivered.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/** Emails requested or resent since a moment that could not be delivered, for the morning email of owners. */
@Injectable()
export class ListUndelivered {
  constructor(@InjectRepository(MailEntity) private readonly mails: Repository<MailEntity>) {}

  async run({ since, most }: RpcInput<typeof listUndelivered>): Promise<RpcReturn<typeof listUndelivered>> {
    const lately = MoreThanOrEqual(new Date(since));
    const [found, total] = await this.mails.findAndCount({
      where: [
        { state: 'failed', requestedAt: lately },
        { state: 'failed', resentAt: lately },
      ],
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
