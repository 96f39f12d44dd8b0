import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { In, type EntityManager } from 'typeorm';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import { UserEntity } from '../user/user.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors } from '../contributor/contributors.js';
import { contributorTransitions } from '../contributor/contributor-states.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { PayoutDetailsEntity } from '../payout/payout-details.entity.js';
import { withoutTotp } from '../user/without-totp.js';
import { eraseChangesThatName } from './erase-here.sql.js';
import { addressesOf, personHere } from './person-here.js';

const reason = 'Erased at the person’s own wish';

/** Anonymizes a person in this service. Commissions and payouts stay as financial records without a name. */
@Injectable()
export class EraseHere {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
  ) {}

  async run(tx: EntityManager, email: string): Promise<void> {
    const person = await personHere(tx, email);
    const addresses = addressesOf(person, email);
    for (const { id } of person.contributors) {
      const contributor = await this.contributors.lock(tx, id);
      if (contributor) await this.eraseContributor(tx, contributor);
      await tx.delete(HostApplicationEntity, { contributorId: id });
    }
    for (const account of person.accounts) await this.eraseUser(tx, account);
    await tx.delete(HostApplicationEntity, { email });
    await tx.delete(MailLinkEntity, { email: In(addresses) });
    for (const address of addresses) await this.eraseFromAudit(tx, address);
  }

  /** The entries stay; personal data and old values are erased, whichever service recorded them. */
  private async eraseFromAudit(tx: EntityManager, email: string): Promise<void> {
    await tx.query('update audit_entry set actor_email = null where actor_email = $1', [email]);
    await tx.query(eraseChangesThatName, [wholeAddress(email)]);
    await tx.query('update audit_entry set reason = null where lower(reason) ~ $1', [wholeAddress(email)]);
  }

  private async eraseUser(tx: EntityManager, user: UserEntity): Promise<void> {
    await tx.query('delete from session where user_id = $1', [user.id]);
    await tx.update(
      UserEntity,
      { id: user.id },
      {
        ...withoutTotp,
        email: `${user.id}@erased.invalid`,
        passwordHash: null,
        fullName: null,
        profilePic: null,
        slug: null,
        isBlocked: true,
        wantsMorningEmail: false,
        version: user.version + 1,
        updatedAt: this.clock.now(),
      },
    );
  }

  private async eraseContributor(tx: EntityManager, of: ContributorEntity): Promise<void> {
    const from = of.approvalStatus;
    const gone = contributorTransitions.next(from, 'suspend') ?? contributorTransitions.next(from, 'decline');
    Object.assign(of, emptied, { slug: `erased-${of.id}`, approvalStatus: gone ?? from });
    await this.contributors.save(tx, of);
    if (gone) await this.contributors.note(tx, of, { from, actor: 'the contributor', reason });
    await tx.delete(PayoutDetailsEntity, { contributorId: of.id });
    await tx.query(
      `update payout set sealed_details = null, masked_details = 'erased' where contributor_id = $1 and state <> 'proposed'`,
      [of.id],
    );
    await tx.query(`update audit_entry set changes = null where entity = 'contributors' and entity_id = $1`, [
      of.id,
    ]);
    await tx.query('delete from referral_visitor where contributor_id = $1', [of.id]);
  }
}

/** Matches this address, alone or within a text, but not as a part of another: `o@x.yz` is not within `leo@x.yz`. */
function wholeAddress(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`);
  return `(^|[^a-z0-9.!#$%&'*+/=?^_{|}~-])${literal}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
}

const emptied = {
  name: 'Erased',
  about: null,
  expertise: null,
  tagline: null,
  jobTitle: null,
  country: null,
  statesCovered: null,
  languagesSpoken: null,
  interests: null,
  gender: null,
  email: null,
  mobile: null,
  profilePhoto: null,
  photos: [],
  website: null,
  facebook: null,
  instagram: null,
  twitter: null,
  linkedin: null,
  youtube: null,
  showContact: false,
  sharingMethod: null,
  motivation: null,
  referralCode: null,
  referralCodeUsed: null,
  referredBy: null,
} satisfies Partial<ContributorEntity>;
