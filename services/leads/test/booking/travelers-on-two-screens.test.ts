import { describe, expect, it } from '@jest/globals';
import { getBooking, saveTravellers } from '@valam/contracts/leads/booking.rpc';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const anna: Traveller = { fullName: 'Anna Berg', passportNumber: 'C01X00T47', medicalNotes: 'Asthma' };
const bo: Traveller = { fullName: 'Bo Berg', passportNumber: 'C01X00T48' };

async function aBookingForTwo() {
  const { token } = await aPaidBooking(leads, await aDeparture(leads), { quantity: 2 });
  const save = (travellers: readonly Traveller[], seen?: readonly Traveller[]) =>
    leads.rpc.call(saveTravellers, { token, travellers: [...travellers], ...(seen && { seen: [...seen] }) });
  const now = async () => (await leads.rpc.call(getBooking, { token })).travellers;
  return { save, now };
}

describe('traveler details that are edited on two screens', () => {
  it('are not overwritten by a screen that had not seen the other’s changes', async () => {
    const { save, now } = await aBookingForTwo();
    await save([anna], []);
    const late = await refusal(save([{ fullName: 'Anna Berg' }, bo], []));
    expect(late).toMatchObject({ kind: 'conflict', code: 'leads.action_refused' });
    expect(await now()).toMatchObject([anna]);
    const seen = await now();
    await save([...seen, bo], seen);
    expect(await now()).toMatchObject([anna, bo]);
  });

  it('are saved once by a retry after a lost response', async () => {
    const { save, now } = await aBookingForTwo();
    await save([anna, bo], []);
    const [first] = await now();
    const { travellers } = await save([anna, bo], []);
    expect(travellers.map(({ id }) => id)).toContain(first?.id);
  });

  it('are overwritten by an older page, which does not send what it has seen', async () => {
    const { save, now } = await aBookingForTwo();
    await save([anna]);
    await save([bo]);
    expect(await now()).toMatchObject([bo]);
  });
});
