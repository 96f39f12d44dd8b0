import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, aShare, shareToken, token } from '../kit/bookings';
import { enter } from '../kit/enter';

const id = '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01';
const asha: Traveller = { id, fullName: 'Asha Rao' };

/** Saves with responses under the control of the test, and the data that was sent. */
function savesOf<T extends object>(answerTo: (body: T) => unknown) {
  const sent: T[] = [];
  const waiting: (() => void)[] = [];
  return {
    sent,
    answer: () => act(async () => waiting.shift()?.()),
    save: ({ body }: { body?: string }) => {
      const input = JSON.parse(body ?? '') as T;
      sent.push(input);
      return new Promise((resolve) => waiting.push(() => resolve(answerTo(input))));
    },
  };
}

interface Save {
  readonly travellers: readonly Traveller[];
  readonly seen: readonly Traveller[];
}

/** The page of a booking that requests the travelers' details. */
async function aSlowForm() {
  let travellers: Traveller[] = [];
  const saves = savesOf<Save>((body) => {
    travellers = body.travellers.map((one) => ({ ...one, id }));
    return { travellers };
  });
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET /api/bookings/${token}`]: () => aBooking({ quantity: 1, today: '2026-12-20', travellers }),
      [`PUT /api/bookings/${token}/travellers`]: saves.save,
    },
  });
  const press = () => userEvent.click(shown.getByRole('button', { name: /Save the details/ }));
  return { ...shown, ...saves, press, passport: await shown.findByLabelText(/Passport number/) };
}

describe('the travelers’ form while a save is in flight', () => {
  it('keeps typed text, which the next save sends based on the saved details', async () => {
    const page = await aSlowForm();
    await page.press();
    await enter(page.passport, 'C01X00T47');
    await page.answer();
    await waitFor(() => expect(page.toast()?.title).toBe('Saved'));
    expect(page.getByLabelText(/Passport number/)).toHaveProperty('value', 'C01X00T47');
    await page.press();
    await waitFor(() => expect(page.sent).toHaveLength(2));
    expect(page.sent[1]).toMatchObject({
      seen: [asha],
      travellers: [{ fullName: 'Asha Rao', passportNumber: 'C01X00T47' }],
    });
  });

  it('keeps the focus on its button', async () => {
    const page = await aSlowForm();
    await enter(page.passport, 'C01X00T47');
    await page.press();
    await page.answer();
    await waitFor(() => expect(page.toast()?.title).toBe('Saved'));
    expect(document.activeElement).toBe(page.getByRole('button', { name: /Save the details/ }));
    expect(page.getByLabelText(/Passport number/)).toHaveProperty('value', 'C01X00T47');
  });
});

it('the companion’s form keeps text that is typed while a save is in flight', async () => {
  let traveller: Traveller | null = null;
  const saves = savesOf<Traveller>((body) => (traveller = { ...body, id }));
  const page = await renderRemotePage(booking, `/booking/share/${shareToken}`, {
    answers: {
      [`GET /api/shares/${shareToken}`]: () => aShare({ traveller }),
      [`PUT /api/shares/${shareToken}/traveller`]: saves.save,
    },
  });
  await userEvent.click(await page.findByRole('button', { name: /Save your details/ }));
  await enter(page.getByLabelText(/Passport number/), 'C01X00T47');
  await saves.answer();
  await waitFor(() => expect(page.toast()?.title).toBe('Saved'));
  expect(page.getByLabelText(/Passport number/)).toHaveProperty('value', 'C01X00T47');
});

it.each(['[{', '{}', '"Asha"'])(
  'a form whose list of seen travelers is %s is refused without a call',
  async (seen) => {
    const { host, http } = await renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: { [`GET /api/bookings/${token}`]: aBooking() },
    });
    const form = new FormData();
    const fields = { token, count: '1', 'travellers.0.fullName': 'Asha Rao', seen };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    expect(await booking.actions?.['travellers']?.(host.app, form)).toMatchObject({
      ok: false,
      toast: {
        title: 'Not saved',
        description: 'The form could not be read. Reload the page, then save again.',
      },
    });
    expect(http.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  },
);
