import { Injectable } from '@nestjs/common';
import type { HeldLists, HeldPlace } from '@valam/contracts/identity/held-data.schema';
import { exportPerson, type ExportPlace } from '@valam/contracts/identity/privacy.rpc';
import { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { isAway } from '@valam/service-kit/rpc/errors';
import { DataSource } from 'typeorm';
import { PersonalDataHere } from './personal-data-here.js';
import { PrivacyLinks } from './privacy-links.js';

type Asked = typeof exportLeadsData | typeof exportContentData | typeof exportMailData;
type Unit = keyof ExportPlace;
type Reader = (after: HeldPlace | undefined) => Promise<HeldPart>;

/** Lists by name, and the start of the next part. */
interface HeldPart {
  readonly lists: HeldLists;
  readonly next: HeldPlace | null;
}

/**
 * Collects a person's data from all services, in parts that each fit into a message; either complete or
 * refused, never silently partial.
 */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivacyLinks,
    private readonly here: PersonalDataHere,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run({ token, after }: RpcInput<typeof exportPerson>): Promise<RpcReturn<typeof exportPerson>> {
    const { email, intent } = await this.dataSource.transaction((tx) => this.links.read(tx, token));
    if (intent !== 'export') {
      throw problem(exportPerson, 'identity.link_invalid', 'This link is for something else.');
    }
    const readers: Record<Unit, Reader> = {
      identity: (at) => this.here.part(email, at),
      leads: (at) => this.from(exportLeadsData, email, at),
      catalog: (at) => this.from(exportContentData, email, at),
      notifications: (at) => this.from(exportMailData, email, at),
    };
    const units: Record<string, HeldLists> = {};
    const rest: ExportPlace = {};
    await Promise.all(
      unitsOf(readers).map(async (unit) => {
        if (after && !after[unit]) return;
        const { lists, next } = await readers[unit](after?.[unit]);
        units[unit] = lists;
        if (next) rest[unit] = next;
      }),
    );
    const next = Object.keys(rest).length > 0 ? rest : null;
    return { email, exportedAt: this.clock.now().toISOString(), units, next };
  }

  private async from(asked: Asked, email: string, after: HeldPlace | undefined): Promise<HeldPart> {
    try {
      const { sections, next } = await this.rpc.call(asked, { email, after });
      return { lists: { sections }, next: next ?? null };
    } catch (error) {
      if (isAway(error)) {
        throw problem(
          exportPerson,
          'identity.unit_away',
          'Not everything can be read right now. Please try again later.',
        );
      }
      throw error;
    }
  }
}

const unitsOf = <T extends object>(readers: T) => Object.keys(readers) as (keyof T)[];
