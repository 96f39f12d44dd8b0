import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from '@jest/globals';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { acceptTerms, aDeparture, fillIn, sessionRoute, toDetails } from '../kit/booking-panel';

const open = aDeparture({
  endDate: '2099-02-13',
  prices: { USD: 1_290, EUR: 1_190, GBP: 1_020, INR: 108_000 },
});

const panel = (departures: readonly Availability[]) =>
  renderRemoteSlot(
    booking,
    'booking/RetreatPanel',
    { of: { retreatSlug: 'silence' }, given: { retreatId: 'r1', retreatTitle: 'Silence' } },
    {
      answers: {
        'GET /api/retreats/silence/availability': departures,
        [sessionRoute]: { url: null },
      },
    },
  );

it('books a retreat by its dates, with its id and title in the request', async () => {
  const shown = await panel([open]);
  const form = await toDetails(shown, open);
  await fillIn(shown, form);
  await acceptTerms(form);
  await userEvent.click(form.getByRole('button', { name: /^Pay / }));
  await waitFor(() => {
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      ...{ tourId: 'r1', tourTitle: 'Silence', tourDatePreferred: open.dateId },
    });
  });
});

it('shows an inquiry form if the last date was removed meanwhile', async () => {
  const shown = await panel([]);
  await shown.findByRole('form', { name: 'Inquiry' });
});
