import { describe, expect, it } from '@jest/globals';
import { forgotPassword } from '@valam/contracts/identity/account.rpc';
import { contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { changeOwnProfile } from '@valam/contracts/identity/profile.rpc';
import { AnonymizePerson } from '../../src/privacy/anonymize-person.js';
import { visitor } from '../kit/identity-service.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does } = await runningPartnerProgram();

const password = 'a walk around the hill';
const desk = async () => does.admin(await does.asOwner());

/** The partner's name on their own pages, in emails and in the list of accounts. */
async function namesOf(email: string) {
  const { user } = await does.signIn({ email, password });
  await does.rpc.call(forgotPassword, { email, visitor });
  const mail = await does.mailTo(email, 'password-reset');
  const { items } = await (await desk()).list('users', {}, email);
  return [user.fullName, mail.data.fullName, items[0]?.fullName];
}

describe('a partner with an account', () => {
  it('who changes the name of their profile is addressed by it everywhere', async () => {
    const email = 'renamed@example.org';
    const { caller } = await does.aContributor(email);
    await does.rpc.call(changeOwnProfile, { caller, change: { name: 'Asha Varma' }, version: null });
    expect(await namesOf(email)).toEqual(Array(3).fill('Asha Varma'));
  });

  it('whom staff rename is addressed by that name too', async () => {
    const email = 'renamed-by-the-office@example.org';
    const { id } = await does.aContributor(email);
    const office = await desk();
    const { version } = await office.get('contributors', id);
    await office.update('contributors', id, version, { name: 'Asha Iyer' });
    expect(await namesOf(email)).toEqual(Array(3).fill('Asha Iyer'));
  });

  it('is reported as erased, so that pages remove the name, unlike a suspended one', async () => {
    const email = 'erased@example.org';
    const { id: erased } = await does.aContributor(email);
    const { id: suspended } = await does.aContributor('suspended@example.org');
    await service.dataSource.transaction((tx) => service.get(AnonymizePerson).run(tx, email));
    await (await desk()).act('contributors', suspended, 'suspend', { reason: 'Asked us to pause.' });
    const withdrawn = (await service.emittedEvents(contributorWithdrawn)).map(({ payload }) => payload);
    expect(withdrawn.map(({ id, isErased }) => [id, isErased])).toEqual([
      [erased, true],
      [suspended, undefined],
    ]);
  });
});
