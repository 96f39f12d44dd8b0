import { describe, expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner, ownReferral } from './partners';

const usd = (units: number) => money(units * 100, 'USD');

/** The account page of a partner who has earned 48 dollars, of which this much is in a payout. */
function accountWith(inPayout: number) {
  const own = ownReferral();
  const earnings = { ...own.earnings, pending: usd(48 - inPayout), inPayout: usd(inPayout) };
  return renderRemotePage(account, '/dashboard/account', {
    answers: { 'GET /api/auth/sessions': [], 'GET /api/referrals/me': { ...own, earnings } },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user: aPartner('Leela Fernandes') } },
  });
}

describe('a partner who may delete the account', () => {
  it.each([
    [0, '$48'],
    [40, '$8'],
  ])('with %d dollars in a payout reads that %s of 48 would be lost', async (inPayout, lost) => {
    const page = await accountWith(inPayout);
    await page.findByText(`${lost} is earned and not paid yet`);
    page.getByText(/This can’t be undone/);
  });

  it('reads that a payout on its way still arrives', async () => {
    const page = await accountWith(48);
    await page.findByText(/Only a payout that is on its way still arrives/);
    expect(page.queryByText(/is earned and not paid yet/)).toBeNull();
  });
});

it('staff are not offered the deletion and the change of address, which are always refused for them', async () => {
  const user = { ...aPartner('Leela Fernandes'), role: 'sales', isStaff: true, contributor: null } as const;
  const page = await renderRemotePage(account, '/dashboard/account', {
    answers: { 'GET /api/auth/sessions': [] },
    shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
  });
  await page.findByText(/have an owner remove you from the staff first/);
  page.getByText('The address of a staff account is not changed.');
  page.getByRole('form', { name: 'Email me the link to my data' });
  expect(page.queryByRole('form', { name: 'Email me the link to delete my data' })).toBeNull();
  expect(page.queryByRole('form', { name: 'Change your email address' })).toBeNull();
});
