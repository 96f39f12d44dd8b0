import { Injectable } from '@nestjs/common';
import { login } from '@valam/contracts/identity/auth.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Log } from '@valam/service-kit/logging/log';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { ContributorEntity } from '../contributor/contributor.entity.js';
import { OneTimeCodes } from '../totp/one-time-codes.js';
import { isStaffRole } from '../user/staff-role.js';
import { Sessions } from './sessions.js';
import { SignInPassword } from './sign-in-password.js';
import { SignInTries } from './sign-in-tries.js';

type Input = RpcInput<typeof login>;

/**
 * Signs a user in: counts before hashing, and takes the same time with the same response for unknown
 * accounts.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tries: SignInTries,
    private readonly password: SignInPassword,
    private readonly codes: OneTimeCodes,
    private readonly sessions: Sessions,
    private readonly log: Log,
  ) {}

  async run({ credentials, visitor }: Input): Promise<RpcReturn<typeof login>> {
    const email = normalizeEmail(credentials.email);
    const attempt = await this.tries.count(email, visitor);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { email });
    if (!(await this.password.isRight(user, credentials.password)) || !user)
      throw this.refusing(user, refused());

    const contributor = await this.contributorOf(user);
    const obstacle = obstacleFor(user, contributor);
    if (obstacle) throw this.refusing(user, obstacle);

    if (user.totpConfirmedAt) {
      if (!credentials.totp) {
        await this.tries.succeeded(attempt, visitor);
        return { totpRequired: true };
      }
      const isRight = await this.codes.tryAtSignIn(user, credentials.totp, attempt.deviceId);
      if (!isRight) throw this.refusing(user, wrongCode());
    }
    const device = await this.tries.succeeded(attempt, visitor);
    const opened = await this.dataSource.transaction(async (tx) => {
      if (!(await isUnchanged(tx, user))) throw this.refusing(user, refused());
      return this.sessions.open(tx, user, contributor, visitor);
    });
    this.log.info({ userId: user.id, factors: user.totpConfirmedAt ? 2 : 1 }, 'signed in');
    return { ...opened, device };
  }

  /** Logged for the investigation of attacks; the attempted address may be any text, so it is not logged. */
  private refusing(user: UserEntity | null, refusal: ProblemError): ProblemError {
    this.log.info({ userId: user?.id ?? null, code: refusal.problem.code }, 'sign-in refused');
    return refusal;
  }

  private contributorOf({ contributorId }: UserEntity): Promise<ContributorEntity | null> {
    if (!contributorId) return Promise.resolve(null);
    return this.dataSource.manager.findOneBy(ContributorEntity, { id: contributorId });
  }
}

/**
 * Whether the compared password is still current, and the same factors are required. Locked, because a new
 * password and new codes end existing sessions, and a session opened a moment later would survive.
 */
async function isUnchanged(
  tx: EntityManager,
  { id, passwordHash, totpConfirmedAt }: UserEntity,
): Promise<boolean> {
  const current = await tx.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!current) return false;
  const needsCode = current.totpConfirmedAt !== null;
  return current.passwordHash === passwordHash && needsCode === (totpConfirmedAt !== null);
}

const refused = (): ProblemError => problem(login, 'identity.login_refused', 'Invalid email or password.');

/** Returned only after the correct password, which already revealed that a code is required. */
const wrongCode = (): ProblemError =>
  problem(
    login,
    'identity.code_refused',
    'This code isn’t correct, or has been used. Wait for the next one in your app, or use a recovery code.',
  );

/** Returned only after the correct password, so it reveals nothing. */
function obstacleFor(user: UserEntity, contributor: ContributorEntity | null): ProblemError | null {
  if (user.isBlocked) return suspended();
  if (!user.emailVerified) {
    return problem(login, 'identity.not_verified', 'Please verify your email address before signing in.');
  }
  if (isStaffRole(user.role)) return null;
  switch (contributor?.approvalStatus) {
    case 'approved':
      return null;
    case 'suspended':
      return suspended();
    case 'declined':
      return notApproved('Your account was not approved. Please contact us.');
    case 'pending':
      return notApproved(
        'Your account is awaiting admin approval. You will receive an email once it is approved.',
      );
    // For example a former member of staff: nobody is asked to approve the account.
    case undefined:
      return notApproved('This account has no access. Please contact us.');
  }
}

const notApproved = (message: string): ProblemError => problem(login, 'identity.not_approved', message);

const suspended = (): ProblemError =>
  problem(login, 'identity.suspended', 'This account is suspended. Please contact us.');
