import { expect, it } from '@jest/globals';
import { changeDate, getBooking } from '@valam/contracts/leads/booking.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { aDepartureIn, passTo } from '../kit/days.js';
import { aCompanion, invite, shareDifferences, sharePage, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('a late payment of a lapsed share is refunded if its companion was invited again meanwhile', async () => {
  const { manager } = leads.dataSource;
  const { token, booking } = await threeTravelers(leads);
  const { tourId, balance } = await leads.rpc.call(getBooking, { token });
  const ben = aCompanion();
  await invite(leads, token, [ben]);
  const first = await manager.findOneByOrFail(ShareEntity, { bookingId: booking.id });
  const page = await sharePage(leads, ben);
  leads.door.shut();
  await leads.sandbox.pay(page);
  await passTo(leads, addDays(first.dueOn, 1));
  await leads.get(WatchShares).sweep();
  const later = await aDepartureIn(leads, 230, { tourId: tourId ?? '' });
  await leads.rpc.call(changeDate, { token, dateId: later.departureId });
  await invite(leads, token, [ben]);
  leads.door.shut(false);
  const payment = await waitFor(() => manager.findOneBy(PaymentEntity, { shareId: first.id }));
  const { id: paymentId, amountMinor } = payment;
  await waitFor(() => manager.findOneBy(RefundEntity, { paymentId, amountMinor, kind: 'late_payment' }));
  const shares = { where: { bookingId: booking.id }, order: { number: 'ASC' } } as const;
  expect((await manager.find(ShareEntity, shares)).map(({ state }) => state)).toEqual(['lapsed', 'open']);
  expect((await leads.rpc.call(getBooking, { token })).balance).toEqual(balance);
  expect(await leads.dataSource.query(shareDifferences)).toEqual([]);
});
