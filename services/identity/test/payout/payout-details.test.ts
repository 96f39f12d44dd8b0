import { describe, expect, it } from '@jest/globals';
import { getOwnReferral, setPayoutDetails } from '@valam/contracts/identity/referral.rpc';
import { refusalOf } from '../kit/identity-service.js';
import { password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

const paypal = (paypalEmail: string) => ({ method: 'paypal' as const, paypalEmail });

describe('payout details', () => {
  it('can be changed only with the current password', async () => {
    const { caller } = await partners.aPartner('by-password@example.org');
    const details = paypal('thief@example.org');
    for (const currentPassword of [undefined, '', 'a guess'])
      expect(
        await refusalOf(does.rpc.call(setPayoutDetails, { caller, details, currentPassword })),
      ).toMatchObject({ code: 'identity.password_wrong', kind: 'invalid' });
    expect((await does.rpc.call(getOwnReferral, { caller })).payoutDetails).toBeNull();
    expect(await does.mails('by-password@example.org', 'payout-details-changed')).toEqual([]);
  });

  it('limits guesses of the password that changes payout details', async () => {
    const { caller } = await partners.aPartner('guessed@example.org');
    const details = paypal('thief@example.org');
    const attempt = (currentPassword: string) =>
      does.rpc.call(setPayoutDetails, { caller, details, currentPassword });
    for (let n = 0; n < 10; n++) await refusalOf(attempt('a guess'));
    expect(await refusalOf(attempt(password))).toMatchObject({ code: 'identity.too_many_tries' });
  });

  it('that are new cause an email to their owner and are not used for seven days; saving the same ones again has no effect', async () => {
    const email = 'told@example.org';
    const { caller } = await partners.aPartner(email);
    const save = () =>
      does.rpc.call(setPayoutDetails, { caller, details: paypal(email), currentPassword: password });
    const saved = await save();
    const restMs = Date.parse(String(saved.payableFrom)) - Date.parse(saved.updatedAt);
    expect(restMs).toBe(7 * 86_400_000);
    const mail = await does.mailTo(email, 'payout-details-changed');
    const changedAt = expect.stringMatching(/ IST$/) as unknown;
    expect(mail.data).toMatchObject({ details: 'PayPal to…@example.org', changedAt });
    expect(mail.data.fullName).not.toBe(email);
    await service.advance(86_400_000);
    expect(await save()).toEqual(saved);
    expect(await does.mails(email, 'payout-details-changed')).toHaveLength(1);
    expect((await does.rpc.call(getOwnReferral, { caller })).payoutDetails).toEqual(saved);
  });
});
