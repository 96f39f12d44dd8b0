import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { CommissionLineEntity } from '../commission/commission-line.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { PayoutEntity } from '../payout/payout.entity.js';

/** Counts of decisions about partners that are pending, by kind. */
@Injectable()
export class OwnWaiting {
  constructor(
    @InjectRepository(ContributorEntity) private readonly contributors: Repository<ContributorEntity>,
    @InjectRepository(HostApplicationEntity)
    private readonly hostApplications: Repository<HostApplicationEntity>,
    @InjectRepository(CommissionLineEntity)
    private readonly commissionLines: Repository<CommissionLineEntity>,
    @InjectRepository(PayoutEntity) private readonly payouts: Repository<PayoutEntity>,
  ) {}

  async read() {
    return {
      contributors: await this.contributors.countBy({ approvalStatus: 'pending' }),
      applications: await this.hostApplications.countBy({ status: In(['pending', 'in_review']) }),
      holds: await this.commissionLines.countBy({ state: 'on_hold' }),
      payouts: await this.payouts.countBy({ state: 'proposed' }),
    };
  }
}
