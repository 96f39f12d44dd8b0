import { InjectRepository } from '@nestjs/typeorm';
import { contributorsAdmin } from '@valam/contracts/identity/contributors.admin';
import type { ContributorInput } from '@valam/contracts/identity/contributor.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminNewInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { AdminActionCall, AdminAction, AdminActions } from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { actorOf, refusedMove } from '../admin/refusals.js';
import { isReferralCode } from '../contributor/referral-code.js';
import { applyChange, refusedPictures } from '../contributor/change-contributor.js';
import { ContributorAddress } from './contributor-address.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { contributorRecord } from './contributor-record.js';
import type { ApprovalMove } from '../contributor/contributor-states.js';
import { Contributors } from '../contributor/contributors.js';
import { DecideOnContributor } from './decide-on-contributor.js';

/** Contributors in the back office: their profiles and approval. */
@AdminEntity(contributorsAdmin)
export class ContributorsResource extends TableResource<ContributorEntity, typeof contributorsAdmin> {
  readonly actions: AdminActions<typeof contributorsAdmin> = {
    approve: this.decision('approve'),
    decline: this.decision('decline'),
    suspend: this.decision('suspend'),
    reinstate: this.decision('reinstate'),
    invite: (tx, { id }) => this.invite(tx, id),
    'set-code': (tx, call) => this.setCode(tx, call),
  };

  constructor(
    @InjectRepository(ContributorEntity) rows: Repository<ContributorEntity>,
    private readonly contributors: Contributors,
    private readonly decide: DecideOnContributor,
    private readonly addresses: ContributorAddress,
  ) {
    super(contributorsAdmin, rows, {
      filters: {
        approvalStatus: 'approvalStatus',
        status: 'approvalStatus',
        contributingArea: 'contributingArea',
        country: 'country',
        referralCode: 'referralCode',
        isSample: 'isSample',
      },
    });
  }

  protected record(
    contributor: ContributorEntity,
    tx: EntityManager,
  ): Promise<AdminRecordOf<typeof contributorsAdmin>> {
    return contributorRecord(contributor, tx);
  }

  protected override lines(
    contributors: readonly ContributorEntity[],
  ): Promise<AdminRecordOf<typeof contributorsAdmin>[]> {
    return Promise.all(contributors.map((contributor) => contributorRecord(contributor)));
  }

  async create(
    tx: EntityManager,
    sent: AdminNewInput<typeof contributorsAdmin>,
    caller: Caller,
  ): Promise<AdminRecordOf<typeof contributorsAdmin>> {
    const input = { ...sent, contributingArea: sent.contributingArea ?? ('Host' as const) };
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

  async update(
    tx: EntityManager,
    id: string,
    change: ContributorInput,
    caller: Caller,
  ): Promise<AdminRecordOf<typeof contributorsAdmin>> {
    const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
    const refused = refusedPictures(contributor, change);
    if (refused) throw invalidFields(refused);
    if (change.email) await this.refuseTaken(tx, change.email, id);
    await this.addresses.change(tx, contributor, change.email, caller);
    applyChange(contributor, change);
    return contributorRecord(await this.contributors.save(tx, contributor), tx);
  }

  /** Emails an invitation to a contributor without an account. */
  private async invite(tx: EntityManager, id: string) {
    await this.addresses.invite(tx, await tx.findOneByOrFail(ContributorEntity, { id }));
  }

  private decision(move: ApprovalMove): AdminAction {
    return async (tx, { id, caller, reason }) => {
      const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
      const state = contributor.approvalStatus;
      const decided = await this.decide.run(tx, contributor, { move, actor: actorOf(caller), reason });
      if (!decided) throw refusedMove('contributor', move, state);
    };
  }

  private async setCode(tx: EntityManager, { id, input: { code } }: AdminActionCall<{ code: string }>) {
    if (!isReferralCode(code)) throw invalidFields({ code: 'Four to twenty letters and digits.' });
    if (await this.contributors.isCodeOfOther(tx, code, id))
      throw invalidFields({ code: 'Another contributor has or had this code.' });
    const contributor = await tx.findOneByOrFail(ContributorEntity, { id });
    contributor.referralCode = code;
    await this.contributors.save(tx, contributor);
  }

  private async refuseTaken(tx: EntityManager, typed: string, exceptId: string | null): Promise<void> {
    const known = await this.contributors.lockByEmail(tx, typed.trim().toLowerCase());
    if (known && known.id !== exceptId)
      throw invalidFields({ email: 'Another contributor has this address.' });
  }
}
