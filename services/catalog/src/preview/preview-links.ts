import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { staffAccessEnded } from '@valam/contracts/identity/staff.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import { LessThan, MoreThanOrEqual, Repository } from 'typeorm';
import { EndedAccessEntity } from './ended-access.entity.js';

/** Events may arrive in another order: the latest time counts. */
const noteEndedAccess = `insert into ended_access (user_id, ended_at) values ($1, $2)
  on conflict (user_id) do update set ended_at = greatest(ended_access.ended_at, excluded.ended_at)`;

const lifeMs = 7 * 86_400_000;
const purpose = 'preview';
const noMaker = '00000000-0000-0000-0000-000000000000';

interface Shown {
  readonly noun: string;
  readonly slug: string;
  readonly id: string;
}

/**
 * Links that show one draft to anyone who has them, for a week, or until the staff member who created them
 * loses access.
 */
@Injectable()
export class PreviewLinks {
  constructor(
    private readonly keyring: Keyring,
    private readonly clock: Clock,
    @InjectRepository(EndedAccessEntity) private readonly endedAccess: Repository<EndedAccessEntity>,
  ) {}

  tokenFor({ noun, slug, id }: Shown, maker: string | null): string {
    const until = Math.floor((this.clock.now().getTime() + lifeMs) / 1_000);
    const by = (maker ?? noMaker).replaceAll('-', '');
    const signature = this.keyring.sign(purpose, `${noun}/${slug}/${until}/${by}/${id}`);
    return `${until.toString(36)}.${by}.${signature}.${id}`;
  }

  /** The record of a link, because several drafts may share a page; null in a link of an earlier release. */
  recordOf(token: string): string | null {
    const [, , , id = null] = token.split('.');
    return id;
  }

  async isValid(noun: string, slug: string, token: string): Promise<boolean> {
    const [written = '', by = '', signature = ''] = token.split('.');
    const id = this.recordOf(token);
    const until = parseInt(written, 36);
    if (!Number.isSafeInteger(until) || until * 1_000 < this.clock.now().getTime()) return false;
    const signed = `${noun}/${slug}/${until}/${by}${id === null ? '' : `/${id}`}`;
    if (!this.keyring.isSignedBy(purpose, signed, signature)) return false;
    const madeAt = new Date(until * 1_000 - lifeMs);
    return !(await this.endedAccess.existsBy({ userId: by, endedAt: MoreThanOrEqual(madeAt) }));
  }

  @OnEvent(staffAccessEnded)
  async end({ userId, endedAt }: EventPayload<typeof staffAccessEnded>, { tx }: EventContext): Promise<void> {
    await tx.query(noteEndedAccess, [userId, endedAt]);
    // Older links have expired.
    await tx.delete(EndedAccessEntity, { endedAt: LessThan(new Date(this.clock.now().getTime() - lifeMs)) });
  }
}
