import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { openAdmin } from './open-admin';

/** Lands in Chennai at 00:30, which is still the previous day in UTC. */
const arrival = { number: 'LH 758', airport: 'MAA', at: '2027-02-05T19:00:00.000Z' };
const inIndia = 'LH 758, MAA, Feb 06, 2027, 00:30 IST';
const traveler = { fullName: 'Asha Rao', arrival, emergencyContact: { name: 'Ravi', phone: '+4791234567' } };

const departure = {
  id: 'dd',
  version: 1,
  tourTitle: 'Discovering Shiva',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  cancelledAt: null,
  isClosed: false,
};

describe('the roster', () => {
  it('counts each traveler once: one who is named and has no details yet is not another one', async () => {
    const shown = await openAdmin('/admin/departures/dd', {
      'GET /api/admin/departures/dd': departure,
      'POST /api/admin/departures/dd/roster': {
        ...{ tourTitle: departure.tourTitle, startDate: '2027-02-06', endDate: '2027-02-15' },
        ...{ columns: [], travellers: 3, validUntil: null },
        parties: [
          {
            ...{ bookingRef: 'UVAG-WS2H', leadName: 'Asha Rao', quantity: 3, state: 'paid', missing: 2 },
            travellers: [traveler, { fullName: 'Ravi Rao' }],
          },
        ],
      },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Roster' }));
    const dialog = within(await shown.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roster' }));
    await dialog.findByText('1 not named yet');
    const rows = within(dialog.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => /Asha Rao|Ravi Rao|not named/.exec(row.textContent)?.[0])).toEqual([
      'Asha Rao',
      'Ravi Rao',
      'not named',
    ]);
    expect(dialog.getAllByText('Missing for 2 of 3')).toHaveLength(3);
  });
});

describe('the flights of travelers', () => {
  it('are shown in Indian time on the roster, as entered', async () => {
    const shown = await openAdmin('/admin/departures/dd', {
      'GET /api/admin/departures/dd': departure,
      'POST /api/admin/departures/dd/roster': {
        ...{ tourTitle: departure.tourTitle, startDate: '2027-02-06', endDate: '2027-02-15' },
        ...{ columns: ['flights'], travellers: 1, validUntil: null },
        parties: [
          {
            ...{ bookingRef: 'UVAG-WS2H', leadName: 'Asha Rao', quantity: 1, state: 'paid', missing: 0 },
            travellers: [traveler],
          },
        ],
      },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Roster' }));
    const dialog = within(await shown.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Roster' }));
    await dialog.findByText(inIndia);
    dialog.getByText('Ravi, +4791234567');
    expect(dialog.queryByText(/19:00/)).toBeNull();
  });

  it('are shown in Indian time in the details of a booking', async () => {
    const shown = await openAdmin('/admin/bookings/bb', {
      'GET /api/admin/bookings/bb': {
        ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
        ...{ email: 'asha@example.org', total: money(249_000, 'USD'), startDate: '2027-02-06' },
        ...{ endDate: '2027-02-15', departureId: 'dd' },
      },
      'POST /api/admin/bookings/bb/open-details': { diet: null, needs: null, travellers: [traveler] },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Show traveler details' }));
    const dialog = within(await shown.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show traveler details' }));
    await dialog.findByText(inIndia);
  });
});
