import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import type { Roster } from '@valam/contracts/leads/roster.schema';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, Repository } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { DrawRoster } from './draw-roster.js';
import { RosterLinkEntity } from './roster-link.entity.js';
import { rosterEnd } from './share-roster.js';

/** The roster of a guide's link, until its end date or until it is revoked. */
@Injectable()
export class GetRoster {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(RosterLinkEntity) private readonly rosterLinks: Repository<RosterLinkEntity>,
    @InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
    private readonly drawRoster: DrawRoster,
  ) {}

  async run(token: string): Promise<Roster> {
    const { manager } = this.dataSource;
    const target = this.links.open('roster', token);
    const link = target ? await this.rosterLinks.findOneBy({ id: target.id }) : null;
    if (!link || link.revokedAt) throw unknown();
    const departure = await this.departures.findOneByOrFail({ id: link.departureId });
    const validUntil = new Date(Math.min(link.validUntil.getTime(), rosterEnd(departure).getTime()));
    if (validUntil <= this.clock.now()) throw unknown();
    const roster = await this.drawRoster.run(manager, departure, link.columns);
    return { ...roster, validUntil: validUntil.toISOString() };
  }
}

const unknown = () => problem(getRoster, 'leads.link_unknown', 'This link is no longer valid.');
