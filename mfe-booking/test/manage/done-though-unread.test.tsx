import { describe, expect, it } from '@jest/globals';
import { wholeUnits } from '@valam/contracts/shared/money';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

const own = `/api/bookings/${token}`;
const left = wholeUnits(1_792, 'USD');

/** Runs an action that succeeds, after which the booking cannot be refetched. */
async function runAndLoseTheConnection(name: string, route: string, fields: Record<string, string>) {
  let isAway = false;
  const read = () => (isAway ? new FakeProblem(503, 'unavailable', 'The service is away.') : aBooking());
  const { host } = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: {
      [`GET ${own}`]: read,
      [`GET /api/shares/${token}`]: read,
      [route]: () => {
        isAway = true;
        return aBooking({ balance: left });
      },
    },
  });
  const form = new FormData();
  for (const [field, value] of Object.entries({ token, ...fields })) form.set(field, value);
  return booking.actions?.[name]?.(host.app, form);
}

describe('an action reports success even if the booking cannot be refetched after it', () => {
  it.each<[string, string, Record<string, string>]>([
    ['redeem-gift-card', `POST ${own}/gift-cards`, { giftCard: 'AAAA-BBBB-CCCC-DDDD' }],
    ['start-plan', `POST ${own}/plan`, { installments: '2' }],
    ['leave-plan', `POST ${own}/plan/leave`, {}],
    ['withdraw-card', `POST ${own}/plan/card/withdraw`, {}],
    ['withdraw-share', `POST ${own}/shares/s1/withdraw`, { id: 's1' }],
    ['share-traveller', `PUT /api/shares/${token}/traveller`, {}],
  ])('%s', async (name, route, fields) => {
    expect(await runAndLoseTheConnection(name, route, fields)).toMatchObject({
      ok: true,
      toast: { tone: 'success' },
    });
  });
});
