import { Injectable } from '@nestjs/common';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import type { Roster } from '@valam/contracts/leads/roster.schema';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { DrawRoster } from './draw-roster.js';
import { RosterLinkEntity } from './roster-link.entity.js';

/** The roster behind a guide's link, until its end date or until it is taken back. */
@Injectable()
export class GetRoster {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly drawing: DrawRoster,
  ) {}

  async run(token: string): Promise<Roster> {
    const { manager } = this.dataSource;
    const target = this.links.open('roster', token);
    const link = target ? await manager.findOneBy(RosterLinkEntity, { id: target.id }) : null;
    if (!link || link.revokedAt || link.validUntil <= this.clock.now())
      throw problem(getRoster, 'leads.link_unknown', 'This link leads nowhere any more.');
    const departure = await manager.findOneByOrFail(DepartureEntity, { id: link.departureId });
    const roster = await this.drawing.run(manager, departure, link.columns);
    return { ...roster, validUntil: link.validUntil.toISOString() };
  }
}
