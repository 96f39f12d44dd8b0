import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ApprovalStatus, ContributingArea } from '@valam/contracts/identity/contributor.schema';
import { normalizeReferralCode } from '@valam/contracts/identity/referral.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { Like, Not, type EntityManager } from 'typeorm';
import { slugOf } from '@valam/service-kit/text/slug';
import { makeReferralCode } from './referral-code.js';
import { ApprovalStepEntity } from './approval-step.entity.js';
import { ContributorEntity } from './contributor.entity.js';
import { announceContributor } from './public-contributor.js';

/** Names in other scripts get a neutral slug. */
const slugOfName = (name: string): string => slugOf(name) || 'contributor';

/** The first free slug of `name`, `name-2`, `name-3` …. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOfName(name);
  if (!taken.has(slug)) return slug;
  for (let n = 2; ; n++) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`;
}

export interface NewContributor {
  readonly name: string;
  readonly email: string;
  readonly contributingArea: ContributingArea;
  readonly mobile?: string | null;
  readonly about?: string | null;
  readonly referralCodeUsed?: string | null;
  readonly referredBy?: string | null;
  readonly sharingMethod?: string | null;
  readonly motivation?: string | null;
}

type OfCode = Pick<ContributorEntity, 'id' | 'referralCode'>;

/**
 * Names of staff accounts are set by the back office. An account without a name uses that of the profile
 * anyway.
 */
const renameAccount = `update user_account set full_name = $2, version = version + 1, updated_at = $3
  where contributor_id = $1 and role = 'contributor' and full_name <> $2`;

/**
 * Stores contributor records: created once per address, saved with a higher version, emitted while they are
 * public.
 */
@Injectable()
export class Contributors {
  constructor(private readonly clock: Clock) {}

  /** Returns the record of this address, or creates a pending one. */
  async ensure(tx: EntityManager, wanted: NewContributor): Promise<ContributorEntity> {
    const known = await this.lockByEmail(tx, wanted.email);
    return known ?? this.add(tx, wanted);
  }

  lockByEmail(tx: EntityManager, email: string): Promise<ContributorEntity | null> {
    return tx.findOne(ContributorEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  lock(tx: EntityManager, id: string): Promise<ContributorEntity | null> {
    return tx.findOne(ContributorEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  find(tx: EntityManager, id: string): Promise<ContributorEntity | null> {
    return tx.findOneBy(ContributorEntity, { id });
  }

  byCode(tx: EntityManager, code: string): Promise<ContributorEntity | null> {
    return tx.findOneBy(ContributorEntity, { referralCode: normalizeReferralCode(code) });
  }

  /**
   * Saves a change and emits its public part. The account gets the name of the profile, regardless of who
   * changed it.
   */
  async save(
    tx: EntityManager,
    contributor: ContributorEntity,
    how: { readonly isErased?: boolean } = {},
  ): Promise<ContributorEntity> {
    contributor.version += 1;
    contributor.updatedAt = this.clock.now();
    const saved = await tx.save(ContributorEntity, contributor);
    await tx.query(renameAccount, [saved.id, saved.name, saved.updatedAt]);
    if (saved.approvedAt) await announceContributor(tx, saved, how);
    return saved;
  }

  /**
   * Whether a code is or was another contributor's. People keep the code that they used, and its partner sees
   * their names and gets the commission.
   */
  async isCodeOfOther(tx: EntityManager, code: string, id: string): Promise<boolean> {
    if (await tx.existsBy(ContributorEntity, { referralCode: code, id: Not(id) })) return true;
    const former = await tx.query<unknown[]>(
      'select 1 from former_code where code = $1 and contributor_id <> $2',
      [code, id],
    );
    return former.length > 0;
  }

  /** Former codes of the contributor, which still apply to people who used them. */
  async formerCodes(tx: EntityManager, { id, referralCode }: OfCode): Promise<string[]> {
    const rows = await tx.query<{ code: string }[]>(
      'select code from former_code where contributor_id = $1 and code <> $2 order by code',
      [id, referralCode ?? ''],
    );
    return rows.map(({ code }) => code);
  }

  /** Assigns a code to a contributor without one. */
  async giveCode(tx: EntityManager, contributor: ContributorEntity): Promise<string> {
    if (contributor.referralCode) return contributor.referralCode;
    for (let attempt = 0; ; attempt++) {
      const code = makeReferralCode(contributor.name, attempt, (below) => randomInt(below));
      if (await this.isCodeOfOther(tx, code, contributor.id)) continue;
      contributor.referralCode = code;
      return code;
    }
  }

  async note(
    tx: EntityManager,
    contributor: ContributorEntity,
    step: { from: ApprovalStatus | null; actor: string; reason: string | null },
  ): Promise<void> {
    await tx.insert(ApprovalStepEntity, {
      id: randomUUID(),
      contributorId: contributor.id,
      at: this.clock.now(),
      to: contributor.approvalStatus,
      ...step,
    });
  }

  async add(tx: EntityManager, wanted: NewContributor): Promise<ContributorEntity> {
    const now = this.clock.now();
    const contributor = await tx.save(
      tx.create(ContributorEntity, {
        id: randomUUID(),
        slug: await this.slugFor(tx, wanted.name),
        email: wanted.email,
        ...wordsOf(wanted),
        photos: [],
        approvalStatus: 'pending',
        version: 1,
        createdAt: now,
        updatedAt: now,
      }),
    );
    await this.note(tx, contributor, { from: null, actor: 'the contributor', reason: null });
    return contributor;
  }

  /** Replaces the texts of an undecided sign-up with those of another. */
  async replaceSignup(
    tx: EntityManager,
    contributor: ContributorEntity,
    signup: Omit<NewContributor, 'email'>,
  ): Promise<void> {
    if (contributor.name !== signup.name) contributor.slug = await this.slugFor(tx, signup.name);
    Object.assign(contributor, wordsOf(signup));
    await this.save(tx, contributor);
  }

  /** Two people with the same name may sign up concurrently, so slugs of a name are assigned under a lock. */
  private async slugFor(tx: EntityManager, name: string): Promise<string> {
    const base = slugOfName(name);
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`slug/${base}`]);
    const alike = await tx.find(ContributorEntity, {
      select: { slug: true },
      where: { slug: Like(`${base}%`) },
    });
    return freeSlug(name, new Set(alike.map(({ slug }) => slug)));
  }
}

function wordsOf(wanted: Omit<NewContributor, 'email'>): Partial<ContributorEntity> {
  return {
    name: wanted.name,
    contributingArea: wanted.contributingArea,
    mobile: wanted.mobile ?? null,
    about: wanted.about ?? null,
    referralCodeUsed: wanted.referralCodeUsed ? normalizeReferralCode(wanted.referralCodeUsed) : null,
    referredBy: wanted.referredBy ?? null,
    sharingMethod: wanted.sharingMethod || null,
    motivation: wanted.motivation || null,
  };
}
