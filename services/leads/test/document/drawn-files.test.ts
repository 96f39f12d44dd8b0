import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { getShareReceipt } from '@valam/contracts/leads/share.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DrawPdf } from '../../src/document/draw-pdf.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { aCompanion, invite, sharePage, shareToken } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

/** More than the connections of the service. */
const many = 30;

it('files that wait for rendering occupy no connection: availability is served meanwhile', async () => {
  const days = { startDate: '2027-09-01', endDate: '2027-09-10' };
  const offer = await aDeparture(leads, { tourSlug: 'drawn-files', ...days });
  const { token } = await aPaidBooking(leads, offer, { quantity: 3 });
  const companion = aCompanion();
  await invite(leads, token, [companion]);
  await leads.sandbox.pay(await sharePage(leads, companion));
  const { manager } = leads.dataSource;
  const { id: shareId } = await manager.findOneByOrFail(ShareEntity, { email: companion.email });
  const { id } = await waitFor(() => manager.findOneBy(PaymentEntity, { shareId }));
  const drawing = leads.get(DrawPdf);
  let begun = 0;
  let go: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (go = resolve));
  drawing.run = async (filename, _document, reader) => {
    if (reader === 'visitor') begun += 1;
    await asked;
    return { filename, contentType: 'application/pdf', base64: '' };
  };
  const receipt = { token: await shareToken(leads, companion), id };
  const files: Promise<unknown>[] = [];
  try {
    // One after the other, because a busy machine refuses many concurrent connections.
    while (begun < many) {
      files.push(Promise.allSettled([leads.rpc.call(getShareReceipt, receipt)]));
      await waitFor(() => begun === files.length);
    }
    expect(await leads.rpc.call(getTourAvailability, { slug: 'drawn-files' })).toHaveLength(1);
  } finally {
    go();
    await Promise.all(files);
  }
});
