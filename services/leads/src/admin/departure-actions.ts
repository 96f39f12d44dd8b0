import { Injectable } from '@nestjs/common';
import type { RosterColumn } from '@valam/contracts/leads/roster.schema';
import type { EntityManager } from 'typeorm';
import { CancelDeparture } from '../cancel-departure/cancel-departure.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { OpenAndClose } from '../departure/open-and-close.js';
import { lockDeparture } from '../departure/stock.js';
import { DrawRoster } from '../roster/draw-roster.js';
import { ShareRoster } from '../roster/share-roster.js';
import { refuse } from '@valam/service-kit/admin/refuse';

type Answer = Promise<Record<string, unknown>>;

/** What the back office does with a departure. */
@Injectable()
export class DepartureActions {
  constructor(
    private readonly openAndClose: OpenAndClose,
    private readonly cancelling: CancelDeparture,
    private readonly drawing: DrawRoster,
    private readonly sharing: ShareRoster,
  ) {}

  async open(tx: EntityManager, id: string): Answer {
    await this.openAndClose.run(tx, id, true);
    return { ok: true };
  }

  async close(tx: EntityManager, id: string): Answer {
    await this.openAndClose.run(tx, id, false);
    return { ok: true };
  }

  async previewCancel(tx: EntityManager, id: string): Answer {
    return { ...(await this.cancelling.preview(tx, id)) };
  }

  async cancel(tx: EntityManager, id: string, reason: string, actorId: string | null): Answer {
    const departure = await lockDeparture(tx, id);
    if (departure.cancelledAt) throw refuse('This departure was cancelled before.');
    const preview = await this.cancelling.preview(tx, id);
    await this.cancelling.run(tx, departure, reason, actorId);
    return { ...preview };
  }

  async roster(tx: EntityManager, id: string, columns: readonly RosterColumn[]): Answer {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id });
    return { ...(await this.drawing.run(tx, departure, columns)) };
  }

  async share(
    tx: EntityManager,
    departureId: string,
    { columns, validUntil }: { columns: RosterColumn[]; validUntil: string },
    createdBy: string,
  ): Answer {
    return this.sharing.run(tx, { departureId, columns, validUntil: new Date(validUntil), createdBy });
  }

  async revokeRosters(tx: EntityManager, id: string): Answer {
    return { revoked: await this.sharing.revokeAll(tx, id) };
  }
}
