import { Injectable } from '@nestjs/common';
import { contributorChanged } from '@valam/contracts/catalog/content.events';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { bracketTextWords } from '@valam/contracts/shared/bracket-text';
import type { EventPayload } from '@valam/contracts/shared/define';
import { emit } from '@valam/service-kit/events/emit';
import { OnEvent, type EventContext } from '@valam/service-kit/events/on-event';
import type { EntityManager } from 'typeorm';
import { SearchDocuments } from '../search-index/search-documents.js';

const saveIfNewer = `insert into contributor (id, version, is_public, is_listed, is_sample, slug, name, contributing_area,
         referral_code, shown, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set version = excluded.version, is_public = excluded.is_public,
         is_listed = excluded.is_listed, is_sample = excluded.is_sample, slug = excluded.slug, name = excluded.name,
         contributing_area = excluded.contributing_area, referral_code = excluded.referral_code,
         shown = excluded.shown, updated_at = excluded.updated_at
       where contributor.version < excluded.version returning id`;

/** Projects contributors as last announced by identity; an older event than the last one has no effect. */
@Injectable()
export class ProjectContributors {
  constructor(private readonly search: SearchDocuments) {}

  @OnEvent(contributorPublished)
  async published(payload: EventPayload<typeof contributorPublished>, { tx, occurredAt }: EventContext) {
    const { referralCode, isListed, isSample, version, ...shown } = payload;
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
    if (isListed) await this.search.put(tx, searchDocument(shown), occurredAt);
    else await this.search.remove(tx, 'host', shown.id);
    await this.announce(tx, shown.slug, true, occurredAt);
  }

  @OnEvent(contributorWithdrawn)
  async withdrawn(
    { id, version }: EventPayload<typeof contributorWithdrawn>,
    { tx, occurredAt }: EventContext,
  ) {
    const nothing = [null, null, null, null, null];
    if (!(await this.save(tx, [id, version, false, false, false, ...nothing, occurredAt]))) return;
    await this.search.remove(tx, 'host', id);
    await this.announce(tx, null, false, occurredAt);
  }

  /** Returns true if the event was newer. */
  private async save(tx: EntityManager, values: unknown[]): Promise<boolean> {
    const saved = await tx.query<unknown[]>(saveIfNewer, values);
    return saved.length > 0;
  }

  /** Tours, articles and retreats show contributors too. */
  private announce(tx: EntityManager, slug: string | null, isPublished: boolean, at: Date): Promise<string> {
    const tags = [
      'contributors',
      'tours',
      'blogs',
      'search',
      'sitemap',
      ...(slug ? [`contributor:${slug}`] : []),
    ];
    return emit(tx, contributorChanged, { slug, tags, isPublished, changedAt: at.toISOString() });
  }
}

type Shown = Omit<
  EventPayload<typeof contributorPublished>,
  'referralCode' | 'isListed' | 'isSample' | 'version'
>;

function searchDocument(shown: Shown) {
  return {
    type: 'host' as const,
    entityId: shown.id,
    slug: shown.slug,
    title: shown.name,
    summary: shown.tagline ?? shown.jobTitle ?? bracketTextWords(shown.about ?? ''),
    place: shown.country,
    image: null,
    boost: 1,
    names: [shown.jobTitle, shown.expertise],
    places: [shown.country, shown.statesCovered],
    body: [shown.tagline, bracketTextWords(shown.about ?? ''), shown.interests, shown.languagesSpoken],
  };
}
