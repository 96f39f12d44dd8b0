import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import type { MailLinkEntity } from '../link/mail-link.entity.js';
import { UserEntity } from '../user/user.entity.js';

export interface KnownPerson {
  readonly accounts: readonly UserEntity[];
  readonly contributors: readonly ContributorEntity[];
}

/**
 * The accounts and contributors of the person who has proved an address. They may have different addresses:
 * staff can change a contributor's, and the account keeps its own.
 */
export async function findPerson(tx: EntityManager, email: string): Promise<KnownPerson> {
  const own = await tx.findOneBy(UserEntity, { email });
  const contributors = await tx.find(ContributorEntity, {
    where: [{ email }, ...(own?.contributorId ? [{ id: own.contributorId }] : [])],
    order: { id: 'ASC' },
  });
  const accounts = await tx.find(UserEntity, {
    where: [{ email }, { contributorId: In(contributors.map(({ id }) => id)) }],
    order: { id: 'ASC' },
  });
  return { accounts, contributors };
}

/** The proved address, and other addresses of the same person. */
export const addressesOf = ({ accounts, contributors }: KnownPerson, email: string): string[] => [
  ...new Set([email, ...[...accounts, ...contributors].flatMap((of) => of.email ?? [])]),
];

/** The links to these addresses, and to a new address that the person has not confirmed yet. */
export const linksOf = (person: KnownPerson, email: string): FindOptionsWhere<MailLinkEntity>[] => [
  { email: In(addressesOf(person, email)) },
  { userId: In(person.accounts.map(({ id }) => id)) },
];
