import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Contributors } from '../contributor/contributors.js';
import { isInGoodStanding } from '../contributor/contributor-life.js';

/** Whose code it is, by name and id only. */
@Injectable()
export class FindPartner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contributors: Contributors,
  ) {}

  async run(code: string): Promise<{ id: string; name: string } | null> {
    const partner = await this.contributors.byCode(this.dataSource.manager, code);
    return partner && isInGoodStanding(partner.approvalStatus)
      ? { id: partner.id, name: partner.name }
      : null;
  }
}
