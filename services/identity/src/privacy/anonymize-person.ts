import { Injectable } from '@nestjs/common';
import { mediaKeyIn } from '@valam/contracts/catalog/media.address';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { RedactFailures } from '@valam/service-kit/privacy/redact-failures';
import { wholeAddress } from '@valam/service-kit/privacy/whole-address';
import type { EntityManager } from 'typeorm';
import { forgetRecords } from '../audit/erased-records.js';
import { MailLinkEntity } from '../link/mail-link.entity.js';
import { UserEntity } from '../user/user.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { Contributors } from '../contributor/contributors.js';
import { contributorTransitions } from '../contributor/contributor-states.js';
import { HostApplicationEntity } from '../host-application/host-application.entity.js';
import { PayoutDetailsEntity } from '../payout/payout-details.entity.js';
import { FormerStaff, namelessStaff } from '../staff/former-staff.js';
import { withoutTotp } from '../user/without-totp.js';
import { addressesOf, findPerson, linksOf, type KnownPerson } from './find-person.js';
import { forgetReasonsOfPartner } from './forget-reasons.js';
import { erasePicturesJob } from './privacy.jobs.js';

const eraseChangesThatName = `update audit_entry set changes = null where exists
         (select 1 from jsonb_path_query(changes, 'strict $.** ? (@.type() == "string")') as said
           where lower(said #>> '{}') ~ $1)`;

/** Number of attempts, every six hours after the first ones: about a year. */
export const triesToErase = 1_500;

const reason = 'Erased at the person’s own wish';

/** Anonymizes a person in this service. Commissions and payouts stay as financial records without a name. */
@Injectable()
export class AnonymizePerson {
  constructor(
    private readonly clock: Clock,
    private readonly contributors: Contributors,
    private readonly failures: RedactFailures,
    private readonly formerStaff: FormerStaff,
  ) {}

  async run(tx: EntityManager, email: string): Promise<void> {
    const person = await findPerson(tx, email);
    const addresses = addressesOf(person, email);
    const keys = picturesOf(person);
    if (keys.length > 0) await addJob(tx, erasePicturesJob, { keys }, { maxAttempts: triesToErase });
    for (const { id } of person.contributors) {
      const contributor = await this.contributors.lock(tx, id);
      if (contributor) await this.eraseContributor(tx, contributor);
      await this.eraseApplications(tx, { contributorId: id });
    }
    for (const account of person.accounts) await this.eraseUser(tx, account);
    await this.eraseApplications(tx, { email });
    for (const where of linksOf(person, email)) await tx.delete(MailLinkEntity, where);
    for (const address of addresses) {
      await this.eraseFromAudit(tx, address);
      await this.formerStaff.forgetAddress(tx, address, namelessStaff);
    }
    await this.failures.forget(tx, addresses);
  }

  /** The entries stay; personal data and old values are erased, whichever service recorded them. */
  private async eraseFromAudit(tx: EntityManager, email: string): Promise<void> {
    await tx.query('update audit_entry set actor_email = null where actor_email = $1', [email]);
    await tx.query(eraseChangesThatName, [wholeAddress(email)]);
    await tx.query('update audit_entry set reason = null where lower(reason) ~ $1', [wholeAddress(email)]);
  }

  /** The entries stay without values and reasons, including those that arrive later. */
  private async forget(tx: EntityManager, entity: string, id: string): Promise<void> {
    await forgetRecords(tx, 'identity', [{ entity, id }], this.clock.now());
  }

  private async eraseApplications(
    tx: EntityManager,
    of: { readonly email: string } | { readonly contributorId: string },
  ): Promise<void> {
    for (const application of await tx.findBy(HostApplicationEntity, of)) {
      await this.forget(tx, 'host-applications', application.id);
      await tx.remove(application);
    }
  }

  private async eraseUser(tx: EntityManager, user: UserEntity): Promise<void> {
    await tx.query('delete from session where user_id = $1', [user.id]);
    await this.forget(tx, 'users', user.id);
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
    await this.contributors.save(tx, of, { isErased: true });
    // Text that staff wrote about the person.
    await tx.query('update approval_step set reason = null where contributor_id = $1', [of.id]);
    await forgetReasonsOfPartner(tx, of.id);
    if (gone) await this.contributors.note(tx, of, { from, actor: 'the contributor', reason });
    await tx.delete(PayoutDetailsEntity, { contributorId: of.id });
    await tx.query(
      `update payout set sealed_details = null, masked_details = 'erased' where contributor_id = $1 and state <> 'proposed'`,
      [of.id],
    );
    await this.forget(tx, 'contributors', of.id);
    await tx.query('delete from referral_visitor where contributor_id = $1', [of.id]);
  }
}

const picturesOf = ({ accounts, contributors }: KnownPerson): string[] => {
  const addresses = [
    ...accounts.map(({ profilePic }) => profilePic),
    ...contributors.flatMap(({ profilePhoto, photos }) => [
      profilePhoto?.src,
      ...photos.map(({ src }) => src),
    ]),
  ];
  return [...new Set(addresses.flatMap((address) => mediaKeyIn(address) ?? []))];
};

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
