import { expect, it } from '@jest/globals';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

const own = `/api/bookings/${token}`;

/** Runs an action; `answer` returns a refusal, or throws for a lost response. */
async function run(name: string, route: string, fields: Record<string, string>, answer: () => unknown) {
  const { host } = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [`GET ${own}`]: aBooking(), [route]: answer },
  });
  const form = new FormData();
  for (const [field, value] of Object.entries({ token, ...fields })) form.set(field, value);
  return booking.actions?.[name]?.(host.app, form);
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = () => new FakeProblem(409, 'leads.action_refused', 'Write to us.');

it.each<[string, string, Record<string, string>, string]>([
  ['cancel', `POST ${own}/cancel`, { amountMinor: '100', currency: 'USD' }, 'Not cancelled'],
  ['leave-plan', `POST ${own}/plan/leave`, {}, 'The plan was not changed'],
  ['privacy-erase', 'POST /api/privacy/erase', { sure: 'on' }, 'Not deleted'],
])('%s does not report a failure if only its response was lost', async (name, route, fields, title) => {
  expect(await run(name, route, fields, refused)).toMatchObject({ ok: false, toast: { title } });
  expect(await run(name, route, fields, lost)).toMatchObject({
    ok: false,
    toast: {
      title: 'The connection was lost',
      description: 'We can’t tell whether this was done. Check your connection and try again.',
    },
  });
});

it('privacy-erase says after a lost response that a used link has deleted the data', async () => {
  const used = () => new FakeProblem(400, 'identity.link_invalid', 'This link has been used already.');
  expect(await run('privacy-erase', 'POST /api/privacy/erase', { sure: 'on' }, used)).toMatchObject({
    ok: false,
    toast: {
      title: 'This link no longer works',
      description: expect.stringContaining('your data has been deleted') as unknown,
    },
  });
});
