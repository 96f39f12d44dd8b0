import { Injectable } from '@nestjs/common';
import { exportPerson } from '@valam/contracts/identity/privacy.rpc';
import { exportContentData } from '@valam/contracts/catalog/privacy.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { exportMailData } from '@valam/contracts/notifications/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { RpcTimeoutError, RpcUnavailableError } from '@valam/service-kit/rpc/errors';
import { DataSource } from 'typeorm';
import { PersonalDataHere } from './personal-data-here.js';
import { PrivacyLinks } from './privacy-links.js';

type Asked = typeof exportLeadsData | typeof exportContentData | typeof exportMailData;

/** Collects a person's data from all units; complete or refused, never a partial export that looks complete. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivacyLinks,
    private readonly here: PersonalDataHere,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run(token: string): Promise<RpcReturn<typeof exportPerson>> {
    const { email, intent } = await this.dataSource.transaction((tx) => this.links.read(tx, token));
    if (intent !== 'export') {
      throw problem(exportPerson, 'identity.link_invalid', 'This link is for something else.');
    }
    const [identity, leads, catalog, notifications] = await Promise.all([
      this.here.of(email),
      this.from(exportLeadsData, email),
      this.from(exportContentData, email),
      this.from(exportMailData, email),
    ]);
    return {
      email,
      exportedAt: this.clock.now().toISOString(),
      units: { identity, leads, catalog, notifications },
    };
  }

  private async from(asked: Asked, email: string): Promise<unknown> {
    try {
      return await this.rpc.call(asked, { email });
    } catch (error) {
      if (error instanceof RpcUnavailableError || error instanceof RpcTimeoutError) {
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
