import { Injectable } from '@nestjs/common';
import type { departuresAdmin } from '@valam/contracts/leads/departures.admin';
import type { RosterColumn } from '@valam/contracts/leads/roster.schema';
import type { AdminActionAnswer, AdminActionName } from '@valam/contracts/shared/admin-entity';
import type { EntityManager } from 'typeorm';
import { CancelDeparture } from '../cancel-departure/cancel-departure.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { OpenAndClose } from '../departure/open-and-close.js';
import { lockDeparture } from '../departure/stock.js';
import { DrawRoster } from '../roster/draw-roster.js';
import { ShareRoster } from '../roster/share-roster.js';
import { refuse } from '@valam/service-kit/admin/refuse';

type Answer<A extends AdminActionName<typeof departuresAdmin>> = Promise<
  AdminActionAnswer<typeof departuresAdmin, A>
>;

@Injectable()
export class DepartureActions {
  constructor(
    private readonly openAndClose: OpenAndClose,
    private readonly cancelDeparture: CancelDeparture,
    private readonly drawRoster: DrawRoster,
    private readonly shareRoster: ShareRoster,
  ) {}

  async open(tx: EntityManager, id: string): Promise<void> {
    await this.openAndClose.run(tx, id, true);
  }

  async close(tx: EntityManager, id: string): Promise<void> {
    await this.openAndClose.run(tx, id, false);
  }

  previewCancel(tx: EntityManager, id: string): Answer<'cancel-preview'> {
    return this.cancelDeparture.preview(tx, id);
  }

  async cancel(tx: EntityManager, id: string, reason: string, actorId: string | null): Promise<void> {
    const departure = await lockDeparture(tx, id);
    if (departure.cancelledAt) throw refuse('This departure was cancelled before.');
    await this.cancelDeparture.run(tx, departure, reason, actorId);
  }

  async roster(tx: EntityManager, id: string, columns: readonly RosterColumn[]): Answer<'roster'> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id });
    return this.drawRoster.run(tx, departure, columns);
  }

  async share(
    tx: EntityManager,
    departureId: string,
    { columns, validUntil }: { columns: RosterColumn[]; validUntil: string },
    createdBy: string,
  ): Answer<'share-roster'> {
    return this.shareRoster.run(tx, { departureId, columns, validUntil: new Date(validUntil), createdBy });
  }

  async revokeRosters(tx: EntityManager, id: string): Answer<'revoke-rosters'> {
    return { revoked: await this.shareRoster.revokeAll(tx, id) };
  }
}
