import { Injectable } from '@nestjs/common';
import { contributorChanged } from '@valam/contracts/catalog/content.events';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import type { PublicContributor } from '@valam/contracts/identity/contributor.schema';
import type { EventPayload } from '@valam/contracts/shared/define';
import { emit } from '@valam/service-kit/events/emit';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import type { EntityManager } from 'typeorm';
import { SearchDocuments } from '../search-index/search-documents.js';
import { hostDocument } from './host-document.js';
import { RenameContributor, tagsOfRenamed } from './rename-contributor.js';

const saveIfNewer = `insert into contributor (id, version, is_public, is_listed, is_sample, slug, name, contributing_area,
         referral_code, shown, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set version = excluded.version, is_public = excluded.is_public,
         is_listed = excluded.is_listed, is_sample = excluded.is_sample, slug = excluded.slug, name = excluded.name,
         contributing_area = excluded.contributing_area, referral_code = excluded.referral_code,
         shown = excluded.shown, updated_at = excluded.updated_at
       where contributor.version < excluded.version returning id`;

const lockedContributor =
  'select name, is_listed as "isListed", shown from contributor where id = $1 for update';

interface Former {
  readonly name: string | null;
  readonly isListed: boolean;
  readonly shown: PublicContributor | null;
}

/** What names or shows a person, or leads to them. */
const tracesOf = (shown: PublicContributor, isListed: boolean): (string | null)[] => [
  ...[shown.name, shown.email, shown.mobile, isListed ? shown.slug : null],
  ...[shown.website, shown.facebook, shown.instagram, shown.twitter, shown.linkedin, shown.youtube],
  ...[shown.profilePhoto, ...shown.photos].map((picture) => picture?.src ?? null),
];

/** True if something is no longer shown: earlier responses must not be served anymore. */
function isTakenBack(former: Former | null, shown: PublicContributor, isListed: boolean): boolean {
  if (!former?.shown) return false;
  const still = new Set(tracesOf(shown, isListed));
  return tracesOf(former.shown, former.isListed).some((trace) => trace !== null && !still.has(trace));
}

/** Projects contributors from identity's events; an older event than the last one has no effect. */
@Injectable()
export class ProjectContributors {
  constructor(
    private readonly search: SearchDocuments,
    private readonly renameContributor: RenameContributor,
  ) {}

  @OnEvent(contributorPublished)
  async published(payload: EventPayload<typeof contributorPublished>, { tx, occurredAt }: EventContext) {
    const { referralCode, isListed, isSample, version, ...shown } = payload;
    const former = await this.lock(tx, shown.id);
    const isNews = await this.save(tx, [
      shown.id,
      version,
      true,
      isListed,
      isSample,
      shown.slug,
      shown.name,
      shown.contributingArea,
      referralCode,
      shown,
      occurredAt,
    ]);
    if (!isNews) return;
    if (isListed) await this.search.put(tx, hostDocument(shown), occurredAt);
    else await this.search.remove(tx, 'host', shown.id);
    const before = former?.name ?? null;
    await this.renameContributor.run(tx, { id: shown.id, before, now: shown.name });
    const named = before === null || before === shown.name ? [] : tagsOfRenamed;
    await this.announce(tx, shown.slug, !isTakenBack(former, shown, isListed), occurredAt, named);
  }

  @OnEvent(contributorWithdrawn)
  async withdrawn(
    { id, version, isErased = false }: EventPayload<typeof contributorWithdrawn>,
    { tx, occurredAt }: EventContext,
  ) {
    const before = (await this.lock(tx, id))?.name ?? null;
    // Content may still name a suspended person: the name has to stay known, so that it can be found there.
    const name = isErased ? null : before;
    const values = [id, version, false, false, false, null, name, null, null, null, occurredAt];
    if (!(await this.save(tx, values))) return;
    await this.search.remove(tx, 'host', id);
    if (isErased) await this.renameContributor.run(tx, { id, before, now: null });
    await this.announce(tx, null, false, occurredAt, isErased ? tagsOfRenamed : []);
  }

  private async lock(tx: EntityManager, id: string): Promise<Former | null> {
    const [former] = await tx.query<Former[]>(lockedContributor, [id]);
    return former ?? null;
  }

  /** Returns true if the event was newer. */
  private async save(tx: EntityManager, values: unknown[]): Promise<boolean> {
    const saved = await tx.query<unknown[]>(saveIfNewer, values);
    return saved.length > 0;
  }

  /** Tours, articles and retreats show contributors too. */
  private announce(
    tx: EntityManager,
    slug: string | null,
    isPublished: boolean,
    at: Date,
    more: readonly string[] = [],
  ): Promise<string> {
    const tags = [
      'contributors',
      'tours',
      'blogs',
      'search',
      'sitemap',
      ...(slug ? [`contributor:${slug}`] : []),
      ...more,
    ];
    return emit(tx, contributorChanged, {
      ...{ slug, tags: [...new Set(tags)], isPublished },
      changedAt: at.toISOString(),
    });
  }
}
