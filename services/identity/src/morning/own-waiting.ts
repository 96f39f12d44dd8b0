import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';

/** What waits for a decision about partners: how many of each kind. */
@Injectable()
export class OwnWaiting {
  constructor(private readonly dataSource: DataSource) {}

  async read() {
    const tx = this.dataSource.manager;
    return {
      contributors: await tx.countBy(ContributorEntity, { approvalStatus: 'pending' }),
      applications: await tx.countBy(HostApplicationEntity, { status: In(['pending', 'in_review']) }),
      holds: await tx.countBy(CommissionLineEntity, { state: 'on_hold' }),
    };
  }
}
