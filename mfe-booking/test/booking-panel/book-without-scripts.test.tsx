import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { UnfinishedCheckout } from '@valam/contracts/leads/unfinished-checkout.schema';
import { createMockHost, FakeProblem, fakeHttp, MockShell, type FakeAnswer } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import BookingForm from '../../src/features/booking-panel/booking-form';
import { restoredFields } from '../../src/features/booking-panel/restored-draft';
import { aDeparture, availabilityRoute, sessionRoute } from '../kit/booking-panel';

const open = aDeparture();
const trip = { kind: 'tour', id: 't1', slug: 'discovering-shiva', title: 'Discovering Shiva' } as const;

const host = (session: FakeAnswer = { url: 'https://pay.example/1' }) => {
  const http = fakeHttp({ [availabilityRoute]: [open], [sessionRoute]: session });
  return { http, ...createMockHost({ remotes: [booking], http, shell: { currency: 'USD' } }) };
};

function filledIn(fields: Record<string, string>): FormData {
  const form = new FormData();
  const filled = {
    ...{ tripKind: 'tour', tourId: trip.id, tourSlug: trip.slug, tourTitle: trip.title },
    ...{ dateId: open.dateId, quantity: '2', firstName: 'Asha', lastName: 'Rao', terms: 'on' },
    ...{ email: 'asha@example.org', mobile: '91234567', countryCode: '+47', ...fields },
  };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return form;
}

async function sent(fields: Record<string, string>) {
  const { http, act: send } = host();
  await send('booking/book', filledIn(fields));
  const call = http.calls.find(({ method }) => method === 'POST');
  return JSON.parse(call?.body ?? '{}') as object;
}

describe('a booking without JavaScript', () => {
  it('has a currency field, because the currency switch of the page needs JavaScript', async () => {
    expect(await sent({ currency: 'INR' })).toMatchObject({
      ...{ currency: 'INR', amount: 398_000, depositAmount: 79_600, mobile: '+4791234567' },
    });
  });

  it.each(['', 'AUD'])(
    'uses the currency of the site if the form has none with prices: “%s”',
    async (currency) => {
      expect(await sent({ currency })).toMatchObject({ currency: 'USD', amount: 4_980 });
    },
  );

  it('marks the field of the gift cards if one of their codes is wrong', async () => {
    const words = 'A gift card’s code has 16 letters and digits.';
    const wrong = new FakeProblem(400, 'input.invalid', 'Wrong', { fields: { 'giftCards.1': words } });
    const form = filledIn({ giftCards: 'AAAA-BBBB-CCCC-DDDD, EEEE' });
    expect(await host(wrong).act('booking/book', form)).toMatchObject({ errors: { giftCards: words } });
  });

  it('is restored in its own currency after it was left at the payment page', async () => {
    const left = { currency: 'EUR', dateId: open.dateId, quantity: 1 } as UnfinishedCheckout;
    const initial = restoredFields(left);
    const shown = await act(async () =>
      render(
        <MockShell host={host()}>
          <BookingForm {...{ trip, initial }} departures={[open]} dateId={open.dateId} />
        </MockShell>,
      ),
    );
    expect(shown.getByLabelText('Currency')).toHaveProperty('value', 'EUR');
  });
});
