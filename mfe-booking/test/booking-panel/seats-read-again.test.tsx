import { describe, expect, it, jest } from '@jest/globals';
import { waitFor, within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aDeparture, availabilityRoute, bookingPanel, chooseDate, toDetails } from '../kit/booking-panel';
import { lookAwayFor, renderAfter } from '../kit/come-back';
import { enter } from '../kit/enter';

const open = aDeparture();

describe('the booking panel', () => {
  it('refetches seats that were read long before hydration', async () => {
    let free = 5;
    const shown = await bookingPanel([], { [availabilityRoute]: () => [{ ...open, free }] });
    const asked = () => shown.http.calls.length;
    expect(asked()).toBe(1);
    let alive: RenderResult = shown;
    const comeToLifeAfter = (seconds: number) => {
      alive.unmount();
      alive = renderAfter(seconds * 1_000, shown.content);
    };
    free = 2;
    comeToLifeAfter(2);
    expect(asked()).toBe(1);
    comeToLifeAfter(11);
    await waitFor(() => expect(asked()).toBe(2));
    await chooseDate(alive, open);
    await alive.findByText(/2 left/);
  });

  it('refetches seats when the visitor returns to the tab after a while', async () => {
    let free = 5;
    const shown = await bookingPanel([], { [availabilityRoute]: () => [{ ...open, free }] });
    await chooseDate(shown, open);
    lookAwayFor(5_000);
    expect(shown.http.calls).toHaveLength(1);
    free = 1;
    lookAwayFor(3_600_000);
    await shown.findByText(/1 left/);
    expect(shown.getByLabelText('Departure date')).toHaveProperty('value', open.dateId);
  });

  it('passes refetched seats to the page around it, whose dates would show the previous ones, and not those of its document', async () => {
    let free = 5;
    const onSeats = jest.fn<(seats: readonly Availability[]) => void>();
    const shown = await renderRemoteSlot(
      booking,
      'booking/BookingPanel',
      {
        of: { tourSlug: 'discovering-shiva' },
        given: { tourId: 't1', tourTitle: 'Discovering Shiva', onSeats },
      },
      { answers: { [availabilityRoute]: () => [{ ...open, free }] } },
    );
    await chooseDate(shown, open);
    expect(onSeats).not.toHaveBeenCalled();
    free = 1;
    lookAwayFor(3_600_000);
    await shown.findByText(/1 left/);
    expect(onSeats.mock.calls).toEqual([[[{ ...open, free: 1 }]]]);
  });

  it('returns to the first step if there are fewer seats than the selected travelers', async () => {
    let free = 5;
    const shown = await bookingPanel([], { [availabilityRoute]: () => [{ ...open, free }] });
    for (const _ of [1, 2, 3]) await userEvent.click(shown.getByRole('button', { name: 'One more' }));
    const form = await toDetails(shown, open);
    await enter(form.getByLabelText('First name'), 'Asha');
    shown.unmount();
    free = 2;
    const again = renderAfter(60_000, shown.content);
    await again.findByText(/Only 2 seats are left on this date/);
    expect(again.queryByRole('form', { name: 'Traveler details' })).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Reserve Your Spot' }));
    const next = within(await again.findByRole('form', { name: 'Traveler details' }));
    next.getByText(/2 travelers/);
    expect(next.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
  });
});
