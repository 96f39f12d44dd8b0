import { expect, it } from '@jest/globals';
import { resetPassword } from '@valam/contracts/identity/account.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { visitor } from '../kit/identity-service.js';
import { aBooking } from '../kit/leads-stand-in.js';
import { password } from '../kit/partner-actions.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, does, partners } = await runningPartnerProgram();

it('a staff member who decided about commissions can be dismissed, and the ledger keeps the name', async () => {
  const desk = await does.admin(await does.asOwner());
  const email = 'treasurer@valam.example';
  const { id } = await desk.create('staff', { email, fullName: 'Meera Rao', role: 'finance' });
  const mail = await does.mailTo(email, 'staff-invitation');
  await does.rpc.call(resetPassword, { token: does.tokenIn(mail, 'setPasswordUrl'), password, visitor });
  const treasury = await does.admin(await does.callerOf({ email, password }));

  const { caller, code } = await partners.aPartner('held@example.org');
  await service.receive(bookingDepositPaid, aBooking({ referralCode: code }));
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  const [line] = await partners.lines(caller);
  await treasury.act('commissions', String(line?.id), 'hold', { reason: 'Asked the traveler' });

  await desk.act('staff', id, 'dismiss', { reason: 'Left us' });
  const { history } = await desk.get('commissions', String(line?.id));
  expect(history).toContainEqual(
    expect.objectContaining({ to: 'on_hold', actor: 'Meera Rao', reason: 'Asked the traveler' }),
  );
  for (const change of [`to_state = 'paid'`, `reason = 'Another'`, `at = now()`])
    await expect(service.dataSource.query(`update commission_step set ${change}`)).rejects.toThrow(
      'written once',
    );
  await expect(service.dataSource.query('delete from commission_step')).rejects.toThrow('append-only');
});
