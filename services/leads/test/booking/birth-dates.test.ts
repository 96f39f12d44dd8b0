import { describe, expect, it } from '@jest/globals';
import { saveTravellers } from '@valam/contracts/leads/booking.rpc';
import { saveShareTraveller } from '@valam/contracts/leads/share.rpc';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { aCompanion, invite, shareToken } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const words = 'Please enter a date of birth in the past';

describe('a date of birth in the future', () => {
  it('is refused at its field, in the forms of the lead traveler and in that of a companion', async () => {
    const { token } = await aPaidBooking(leads, await aDeparture(leads), { quantity: 3 });
    const ben = aCompanion();
    await invite(leads, token, [ben]);
    const [anna, bo] = [
      { fullName: 'Anna Berg', dateOfBirth: '1980-04-01' },
      { fullName: 'Bo Berg', dateOfBirth: '2093-04-01' },
    ];
    const ofLead = await refusal(leads.rpc.call(saveTravellers, { token, travellers: [anna, bo] }));
    expect(ofLead.details).toEqual({ fields: { 'travellers.1.dateOfBirth': words } });
    const ofBen = await refusal(
      leads.rpc.call(saveShareTraveller, { token: await shareToken(leads, ben), traveller: bo }),
    );
    expect(ofBen.details).toEqual({ fields: { dateOfBirth: words } });
  });
});
