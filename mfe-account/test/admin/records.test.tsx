import { describe, expect, it } from '@jest/globals';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const tour = {
  id: 'aa',
  version: 3,
  title: 'Discovering Shiva',
  slug: 'discovering-shiva',
  status: 'draft',
  days: 10,
};

describe('a record', () => {
  it('saves only the changed fields, with its version and the CSRF token', async () => {
    const { findByLabelText, findByRole, http, toast } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': tour,
      'PATCH /api/admin/tours/aa': { ...tour, version: 4, title: 'Shiva' },
    });
    await enter(await findByLabelText('Title'), 'Shiva');
    await userEvent.click(await findByRole('button', { name: 'Save' }));
    const sent = http.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.headers['if-match']).toBe('3');
    expect(sent?.headers['x-csrf-token']).toBe('csrf');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ title: 'Shiva' });
    await waitFor(() => expect(toast()?.title).toBe('Saved.'));
  });

  it('shows an error beside its field', async () => {
    const fields = { title: 'This field is required.' };
    const { findByLabelText, findByRole, findByText } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': tour,
      'PATCH /api/admin/tours/aa': new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', {
        fields,
      }),
    });
    const field = await findByLabelText('Title');
    await enter(field, '');
    await userEvent.click(await findByRole('button', { name: 'Save' }));
    await findByText('This field is required.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it('publishes the displayed or just saved version, and is refetched if it is stale', async () => {
    let stored = tour;
    const { findByRole, findByLabelText, findByDisplayValue, http, toast } = await openAdmin(
      '/admin/tours/aa',
      {
        'GET /api/admin/tours/aa': () => stored,
        'PATCH /api/admin/tours/aa': { ...tour, version: 4 },
        'POST /api/admin/tours/aa/publish': new FakeProblem(409, 'admin.version_stale'),
      },
    );
    const publish = async () => {
      await userEvent.click(await findByRole('button', { name: 'Publish' }));
      return http.calls.filter(({ method }) => method === 'POST').at(-1)?.headers['if-match'];
    };
    expect(await publish()).toBe('3');
    await waitFor(() => expect(toast()?.title).toBe('This was refused.'));
    await enter(await findByLabelText('Title'), 'Mine');
    await userEvent.click(await findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toast()?.title).toBe('Saved.'));
    stored = { ...tour, version: 5, title: 'Theirs' };
    expect(await publish()).toBe('4');
    await findByDisplayValue('Theirs');
    expect(await publish()).toBe('5');
  });

  it('compares conflicting versions instead of overwriting one', async () => {
    let version = 3;
    const { findByLabelText, findByRole, http } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => (version === 3 ? tour : { ...tour, version, title: 'Theirs' }),
      'PATCH /api/admin/tours/aa': (request: { headers: Record<string, string> }) =>
        request.headers['if-match'] === '4'
          ? { ...tour, version: 5, title: 'Mine' }
          : new FakeProblem(409, 'admin.version_stale'),
    });
    await enter(await findByLabelText('Title'), 'Mine');
    version = 4;
    await userEvent.click(await findByRole('button', { name: 'Save' }));
    await userEvent.click(await findByRole('button', { name: 'Compare theirs and mine' }));
    await userEvent.click(await findByLabelText('Mine: Mine'));
    await userEvent.click(await findByRole('button', { name: 'Save this version' }));
    const sent = http.calls.filter(({ method }) => method === 'PATCH').at(-1);
    expect(sent?.headers['if-match']).toBe('4');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ title: 'Mine' });
  });
});

describe('a festival', () => {
  const festival = {
    ...{ id: 'ff', version: 1, name: 'Pongal', slug: 'pongal', status: 'published' },
    days: [{ from: '2027-01-15', to: '2027-01-18', isConfirmed: false }],
  };

  it('is confirmed per year: a year that is added is unconfirmed', async () => {
    const { http } = await openAdmin('/admin/festivals/ff', {
      'GET /api/admin/festivals/ff': festival,
      'PATCH /api/admin/festivals/ff': { ...festival, version: 2 },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^The temple has confirmed/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a year' }));
    const next = { from: '2028-01-15', to: '2028-01-18', isConfirmed: false };
    for (const [label, day] of [
      [/^First day/, next.from],
      [/^Last day/, next.to],
    ] as const) {
      const [, field] = screen.getAllByLabelText(label);
      if (field) await enter(field, day);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = http.calls.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      days: [{ ...festival.days[0], isConfirmed: true }, next],
    });
  });
});

describe('a new record', () => {
  it('is created from a form and opened', async () => {
    const question = { id: 'qq', version: 1, question: 'Can we come along?', status: 'draft' };
    const { findByLabelText, findByRole, http, router } = await openAdmin('/admin/faqs/new', {
      'POST /api/admin/faqs': question,
      'GET /api/admin/faqs/qq': question,
    });
    await enter(await findByLabelText(/^Question/), 'Can we come along?');
    await userEvent.click(await findByRole('button', { name: /^Create/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/faqs/qq'));
    const sent = http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ question: 'Can we come along?' });
  });

  it('shows default values, and sends the changed ones', async () => {
    const { http } = await openAdmin('/admin/promo-codes/new', {
      'POST /api/admin/promo-codes': { id: 'c1' },
      'GET /api/admin/promo-codes/c1': { id: 'c1' },
    });
    const active = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Active/ });
    expect(active.checked).toBe(true);
    await enter(await screen.findByLabelText(/^Code/), 'KASHI10');
    await userEvent.click(active);
    await userEvent.click(screen.getByRole('button', { name: 'Create promo code' }));
    const sent = await waitFor(() => {
      const call = http.calls.find(
        ({ method, path }) => method === 'POST' && path === '/api/admin/promo-codes',
      );
      if (!call) throw new Error('nothing was sent');
      return call;
    });
    expect(JSON.parse(sent.body ?? '')).toMatchObject({ code: 'KASHI10', isActive: false });
  });
});

describe('a booking that a colleague has changed in the meantime', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const booking = {
    id: 'cc',
    version: 1,
    ref: 'VAL-1',
    state: 'deposit_paid',
    total: usd(249_000),
    balance: usd(199_200),
    payments: [],
  };
  const message = '$1,000 is recorded already: Jan 07, 2027, 14:30 IST, by meera@valam.example.';

  it('is refetched, and a second payment must be marked as a further one', async () => {
    let isRecorded = false;
    const shown = await openAdmin('/admin/bookings/cc', {
      'GET /api/admin/bookings/cc': () =>
        isRecorded
          ? { ...booking, payments: [{ id: 'p', method: 'offline', amount: usd(100_000) }] }
          : booking,
      'POST /api/admin/bookings/cc/offline-payment': ({ body }: { body?: string }) => {
        isRecorded = true;
        const { isFurther } = JSON.parse(body ?? '{}') as { isFurther?: boolean };
        return isFurther ? {} : new FakeProblem(409, 'admin.refused', message);
      },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Record a payment' }));
    const dialog = within(await shown.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await enter(dialog.getByLabelText('Reason'), 'UTR 4471');
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Record a payment' }));
    await press();
    await dialog.findByText(message);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^This is a different payment/ }));
    await press();
    await waitFor(() => expect(shown.toast()?.title).toBe('The payment is recorded.'));
  });
});

describe('an action', () => {
  const pending = {
    id: 'bb',
    version: 1,
    name: 'Leela',
    approvalStatus: 'pending',
    possibleActions: ['approve', 'decline'],
  };
  const answers = {
    'GET /api/admin/contributors/bb': pending,
    'POST /api/admin/contributors/bb/decline': { ok: true },
  };

  it('is hidden from a role that may not run it', async () => {
    const { findByRole, queryByRole } = await openAdmin('/admin/contributors/bb', answers, 'content');
    await findByRole('heading', { level: 1, name: 'Leela' });
    expect(queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('asks for a reason and sends it', async () => {
    const { findByRole, findByLabelText, http } = await openAdmin('/admin/contributors/bb', answers);
    await userEvent.click(await findByRole('button', { name: 'Decline' }));
    await enter(await findByLabelText('Reason'), 'No answer to our questions');
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(http.calls.some(({ path }) => path.endsWith('/decline'))).toBe(true));
    const sent = http.calls.find(({ path }) => path.endsWith('/decline'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ reason: 'No answer to our questions' });
  });
});
