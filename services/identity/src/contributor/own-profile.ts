import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { OwnContributor } from '@valam/contracts/identity/contributor.schema';
import { changeOwnProfile, getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { invalidFields, problem } from '@valam/contracts/shared/problem';
import { changesOf } from '@valam/service-kit/admin/changes';
import { audit } from '@valam/service-kit/audit/audit';
import { DataSource, Repository } from 'typeorm';
import { SiteLinks } from '../site/site-links.js';
import { refuseEndedAccount, signedIn } from '../user/signed-in.js';
import { UserEntity } from '../user/user.entity.js';
import { applyChange, refusedPictures } from './change-contributor.js';
import { ContributorEntity } from './contributor.entity.js';
import { Contributors } from './contributors.js';
import { offeredPicture } from './offered-picture.js';
import { publicContributor } from './public-contributor.js';

/** Public and contact fields of a contributor, whose changes are audited. */
const auditedProfile = [
  'name',
  'email',
  'mobile',
  'tagline',
  'about',
  'country',
  'website',
  'showContact',
  'profilePhoto',
  'photos',
];

/** Lets contributors read and change only their own record. */
@Injectable()
export class OwnProfile {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ContributorEntity)
    private readonly contributorRepository: Repository<ContributorEntity>,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly contributors: Contributors,
    private readonly site: SiteLinks,
  ) {}

  async read(caller: Caller): Promise<OwnContributor> {
    const own = await this.contributorRepository.findOneBy({ id: ownId(caller) });
    if (!own) throw missing();
    return { ...this.view(own), ...(await this.offered(own)) };
  }

  change(caller: Caller, { change, version }: RpcBody<typeof changeOwnProfile>): Promise<OwnContributor> {
    return this.dataSource.transaction(async (tx) => {
      const own = await this.contributors.lock(tx, ownId(caller));
      if (!own) throw missing();
      await refuseEndedAccount(tx, caller);
      if (version !== null && version !== own.version) {
        throw problem(changeOwnProfile, 'identity.stale', 'Your profile has changed in the meantime.', {
          version: own.version,
        });
      }
      const refused = refusedPictures(own, change);
      if (refused) throw invalidFields(refused);
      const before = this.view(own);
      applyChange(own, change);
      const after = this.view(await this.contributors.save(tx, own));
      const changes = changesOf(before, after, auditedProfile);
      await audit(tx, { actor: caller, action: 'update-own', entity: 'contributors', id: own.id, changes });
      return { ...after, ...(await this.offered(own)) };
    });
  }

  private async offered({ id }: ContributorEntity): Promise<Pick<OwnContributor, 'offeredPicture'>> {
    const user = await this.users.findOneBy({ contributorId: id });
    return { offeredPicture: offeredPicture(user?.profilePic) };
  }

  private view(own: ContributorEntity): OwnContributor {
    return {
      ...publicContributor(own),
      email: own.email,
      mobile: own.mobile,
      gender: own.gender,
      showContact: own.showContact,
      referralCode: own.referralCode,
      approvalStatus: own.approvalStatus,
      referralLink: own.referralCode && this.site.referral(own.referralCode),
      version: own.version,
    };
  }
}

function ownId(caller: Caller): string {
  signedIn(caller);
  if (!caller.contributorId) throw missing();
  return caller.contributorId;
}

const missing = () =>
  problem(getOwnProfile, 'identity.no_contributor', 'There is no contributor profile for this account.');
