import { describe, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slot } from '@valam/mfe-kit/slot';
import { MockShell } from '@valam/mfe-kit/testing';
import { useState } from 'react';
import { aDeparture, bookingPanel, chooseDate, toDetails, type Panel } from '../kit/booking-panel';

const first = aDeparture();
const second = aDeparture({
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02',
  startDate: '2099-03-06',
  endDate: '2099-03-15',
});

/** A page that suggests a date, as the cards of a tour do, and shows the selected one. */
function PageOfTour({ opened }: { opened: string | null }) {
  const [dateId, setDateId] = useState(opened);
  return (
    <>
      <output aria-label="Of the page">{dateId}</output>
      <button type="button" onClick={() => setDateId(first.dateId)}>
        Book This Date
      </button>
      <Slot
        name="booking/BookingPanel"
        of={{ tourSlug: 'discovering-shiva' }}
        given={{ tourId: 't1', tourTitle: 'Discovering Shiva', dateId, onDate: setDateId }}
        loading={null}
        fallback={null}
      />
    </>
  );
}

async function onPage(opened: string | null = null) {
  const shown = await bookingPanel([first, second]);
  const open = (key: string, dateId: string | null) =>
    act(async () =>
      shown.rerender(
        <MockShell host={shown.host}>
          <PageOfTour key={key} opened={dateId} />
        </MockShell>,
      ),
    );
  await open('first visit', opened);
  return { shown, openAgain: (dateId = opened) => open('second visit', dateId) };
}

const ofPage = (shown: Panel) => shown.getByLabelText('Of the page').textContent;
const ofPanel = (shown: Panel) =>
  within(shown.container).getByLabelText<HTMLSelectElement>('Departure date').value;

describe('the dates of a tour’s page and its panel', () => {
  it('stay in sync when a date is selected in the panel, and then another one by its card', async () => {
    const { shown } = await onPage();
    await userEvent.click(shown.getByRole('button', { name: 'Book This Date' }));
    expect(ofPanel(shown)).toBe(first.dateId);
    await chooseDate(shown, second);
    expect(ofPage(shown)).toBe(second.dateId);
    await userEvent.click(shown.getByRole('button', { name: 'Book This Date' }));
    expect([ofPage(shown), ofPanel(shown)]).toEqual([first.dateId, first.dateId]);
    await chooseDate(shown, { dateId: '' });
    expect(ofPage(shown)).toBe('');
    await userEvent.click(shown.getByRole('button', { name: 'Book This Date' }));
    expect(ofPanel(shown)).toBe(first.dateId);
  });

  it('are that of a new URL, even if another one was selected in the panel before', async () => {
    const { shown, openAgain } = await onPage();
    await chooseDate(shown, second);
    await openAgain(first.dateId);
    expect([ofPage(shown), ofPanel(shown)]).toEqual([first.dateId, first.dateId]);
  });

  it('are that selected in the panel when the visitor returns to a URL with another one', async () => {
    const { shown, openAgain } = await onPage(first.dateId);
    expect(ofPanel(shown)).toBe(first.dateId);
    await toDetails(shown, second);
    await openAgain();
    await shown.findByRole('form', { name: 'Traveler details' });
    expect(ofPage(shown)).toBe(second.dateId);
  });
});
