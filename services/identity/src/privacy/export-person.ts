import { Injectable } from '@nestjs/common';
import { exportPerson } from '@valam/contracts/identity/privacy.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { RpcTimeoutError, RpcUnavailableError } from '@valam/service-kit/rpc/errors';
import { DataSource } from 'typeorm';
import { HeldHere } from './held-here.js';
import { PrivacyLinks } from './privacy-links.js';

/** Gathers what is held of a person, here and with leads; all of it or a refusal, never a part that looks whole. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PrivacyLinks,
    private readonly here: HeldHere,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run(token: string): Promise<RpcReturn<typeof exportPerson>> {
    const { email, intent } = await this.dataSource.transaction((tx) => this.links.read(tx, token));
    if (intent !== 'export') {
      throw problem(exportPerson, 'identity.link_invalid', 'This link is for something else.');
    }
    const [identity, leads] = await Promise.all([this.here.of(email), this.fromLeads(email)]);
    return { email, exportedAt: this.clock.now().toISOString(), units: { identity, leads } };
  }

  private async fromLeads(email: string): Promise<unknown> {
    try {
      return await this.rpc.call(exportLeadsData, { email });
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
