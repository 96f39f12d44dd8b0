import { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage, type ListShape } from '@valam/service-kit/admin/list-page';
import { readValues } from '@valam/service-kit/admin/read-values';
import type {
  AdminActionCall,
  AdminFilters,
  AdminResource,
  AdminValues,
} from '@valam/service-kit/admin/resource';
import { DataSource, Not, type EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { actorOf, refusedMove } from '../admin/refusals.js';
import { isReferralCode } from '../contributor/referral-code.js';
import { applyChange, foreignPicture } from '../contributor/change-contributor.js';
import { ContributorAddress } from './contributor-address.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { contributorRecord } from './contributor-record.js';
import { needsReason, type ApprovalMove } from '../contributor/contributor-life.js';
import { Contributors } from '../contributor/contributors.js';
import { DecideOnContributor } from './decide-on-contributor.js';

const deciders = ['owner', 'operations'] as const;
const CodeInput = z.object({
  code: z.pipe(
    z.string().check(z.trim()),
    z.transform((code: string) => code.toUpperCase()),
  ),
});

const shape: ListShape<ContributorEntity> = {
  entity: ContributorEntity,
  sort: ['createdAt', 'name', 'approvalStatus', 'contributingArea', 'country', 'updatedAt'],
  search: ['name', 'email', 'referralCode'],
  filters: {
    approvalStatus: 'approvalStatus',
    status: 'approvalStatus',
    contributingArea: 'contributingArea',
    country: 'country',
    referralCode: 'referralCode',
    isSample: 'isSample',
  },
  toRecord: (row) => contributorRecord(row),
};

/** Contributors in the back office: who they are, and whether they are let in. */
@AdminEntity('contributors')
export class ContributorsResource implements AdminResource {
  readonly roles = {
    read: ['owner', 'operations', 'content', 'sales', 'finance'],
    write: ['owner', 'operations', 'content'],
  } as const;
  readonly audited = [
    'name',
    'email',
    'mobile',
    'approvalStatus',
    'contributingArea',
    'country',
    'tagline',
    'about',
    'website',
    'showContact',
    'referralCode',
    'slug',
    'profilePhoto',
    'photos',
  ];
  readonly actions = {
    approve: this.decision('approve'),
    decline: this.decision('decline'),
    suspend: this.decision('suspend'),
    reinstate: this.decision('reinstate'),
    invite: { roles: deciders, run: (tx: EntityManager, { id }: AdminActionCall) => this.invite(tx, id) },
    'set-code': {
      roles: deciders,
      run: (tx: EntityManager, call: AdminActionCall) => this.setCode(tx, call),
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly contributors: Contributors,
    private readonly decide: DecideOnContributor,
    private readonly addresses: ContributorAddress,
  ) {}

  list(query: AdminListQuery, filters: AdminFilters) {
    return listPage(this.dataSource.manager, shape, query, filters);
  }

  async find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null> {
    if (!z.safeParse(z.uuid(), id).success) return null;
    const found = lock ? await this.contributors.lock(tx, id) : await this.contributors.find(tx, id);
    return found && contributorRecord(found, tx);
  }

  async create(tx: EntityManager, values: AdminValues, caller: Caller): Promise<AdminRecord> {
    const input = readValues(NewContributorInput, values);
    await this.refuseTaken(tx, input.email, null);
    const added = await this.contributors.ensure(tx, input);
    applyChange(added, input);
    await this.contributors.save(tx, added);
    await this.decide.run(tx, added, {
      move: 'approve',
      actor: actorOf(caller),
      reason: null,
      isSilent: true,
    });
    return contributorRecord(added, tx);
  }

  async update(tx: EntityManager, id: string, values: AdminValues, caller: Caller): Promise<AdminRecord> {
    const change = readValues(ContributorInput, values);
    const foreign = foreignPicture(change);
    if (foreign) throw invalidFields({ [foreign]: 'Please upload the picture here.' });
    const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
    if (change.email) await this.refuseTaken(tx, change.email, id);
    await this.addresses.change(tx, contributor, change.email, caller);
    applyChange(contributor, change);
    return contributorRecord(await this.contributors.save(tx, contributor), tx);
  }

  /** Emails the way to an account of their own to a contributor who has none. */
  private async invite(tx: EntityManager, id: string) {
    await this.addresses.invite(tx, await tx.findOneByOrFail(ContributorEntity, { id }));
    return { ok: true };
  }

  private decision(move: ApprovalMove) {
    return {
      roles: deciders,
      needsReason: needsReason(move),
      run: async (tx: EntityManager, { id, caller, reason }: AdminActionCall) => {
        const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
        const state = contributor.approvalStatus;
        const decided = await this.decide.run(tx, contributor, { move, actor: actorOf(caller), reason });
        if (!decided) throw refusedMove('contributor', move, state);
        return { ok: true, approvalStatus: decided.approvalStatus, version: decided.version };
      },
    };
  }

  private async setCode(tx: EntityManager, { id, values }: AdminActionCall) {
    const { code } = readValues(CodeInput, values);
    if (!isReferralCode(code)) throw invalidFields({ code: 'Four to twenty letters and digits.' });
    if (await tx.existsBy(ContributorEntity, { referralCode: code, id: Not(id) })) {
      throw invalidFields({ code: 'Another contributor has this code.' });
    }
    const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
    contributor.referralCode = code;
    const { version } = await this.contributors.save(tx, contributor);
    return { ok: true, referralCode: code, version };
  }

  private async refuseTaken(tx: EntityManager, typed: string, exceptId: string | null): Promise<void> {
    const known = await this.contributors.lockByEmail(tx, typed.trim().toLowerCase());
    if (known && known.id !== exceptId)
      throw invalidFields({ email: 'Another contributor has this address.' });
  }
}

const NewContributorInput = z.pipe(
  ContributorInput,
  z.transform((input, context) => {
    const { name, email } = input;
    if (!name)
      context.issues.push({
        code: 'custom',
        path: ['name'],
        message: 'This field is required.',
        input: name,
      });
    if (!email)
      context.issues.push({
        code: 'custom',
        path: ['email'],
        message: 'This field is required.',
        input: email,
      });
    return {
      ...input,
      name: name ?? '',
      email: (email ?? '').trim().toLowerCase(),
      contributingArea: input.contributingArea ?? ('Host' as const),
    };
  }),
);
