import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPage, page, remote } from '../src/remote';
import { FakeProblem, renderRemotePage } from '../src/testing';
import { booking, catalog } from './tiny-remotes';

const answers = {
  'GET /api/tours/kashi': { id: '1', title: 'Kashi' },
  'GET /api/tours/kashi/availability': [{ dateId: 'a' }, { dateId: 'b' }],
  'POST /api/leads': { id: '1', type: 'contact', statusUrl: null },
};

let complaints: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

describe('a page', () => {
  it('shows its data and the data of its slot, each requested once', async () => {
    const { findByText, http } = await renderRemotePage(catalog, '/tours/kashi', {
      answers,
      others: [booking],
    });
    await findByText('Kashi', { selector: 'h1' });
    await findByText('2 dates of Kashi');
    expect(http.calls.map(({ path }) => path).sort()).toEqual([
      '/api/tours/kashi',
      '/api/tours/kashi/availability',
    ]);
  });
  it('shows the fallback of a slot that no remote fills', async () => {
    const { findByText } = await renderRemotePage(catalog, '/tours/kashi', { answers });
    await findByText('plain inquiry');
  });
  it('shows the fallback of a slot whose data is unavailable', async () => {
    const { findByText } = await renderRemotePage(catalog, '/tours/kashi', {
      answers: { ...answers, 'GET /api/tours/kashi/availability': new FakeProblem(503, 'leads.down') },
      others: [booking],
    });
    await findByText('plain inquiry');
  });
  it('shows its own not-found view for a missing record', async () => {
    const { findByText } = await renderRemotePage(catalog, '/tours/nowhere', { answers });
    await findByText('Tour Not Found');
  });
  it.each([
    ['/tours/no_slug', 'slug', 'not-found'],
    ['/tours/kashi?month=13', 'month', 'not-found'],
    ['/tours/kashi', 'currency', 'unavailable'],
  ])('at %s, refused by the API because of “%s”, is %s', async (address, field, kind) => {
    const { view } = await renderRemotePage(catalog, address, {
      answers: {
        [`GET /api${address.split('?')[0]}`]: new FakeProblem(400, 'input.invalid', 'Please check.', {
          fields: { [field]: 'This value has the wrong format.' },
        }),
      },
    });
    expect(view().kind).toBe(kind);
  });
  it('that throws is replaced by the unavailable view', async () => {
    const { findByText } = await renderRemotePage(catalog, '/broken');
    await findByText('This page is temporarily unavailable');
  });
  it('that has failed is rendered again after a navigation to the same URL, as by Try again', async () => {
    let isBroken = true;
    const { findByText, router } = await renderRemotePage(
      remote({
        ...catalog,
        routes: [
          page({
            path: '/broken',
            page: lazyPage('broken', () =>
              Promise.resolve({
                default: () => {
                  if (isBroken) throw new Error('a lost chunk');
                  return <h1>Mended</h1>;
                },
              }),
            ),
          }),
        ],
      }),
      '/broken',
    );
    await findByText('This page is temporarily unavailable');
    isBroken = false;
    await act(() => router.navigate('/broken', { replace: true }));
    await findByText('Mended');
  });
  it('redirects from its loader', async () => {
    const { router } = await renderRemotePage(catalog, '/old');
    expect(router.state.location.pathname).toBe('/plain');
  });
  it('opens its links by client-side navigation', async () => {
    const { findByText, router } = await renderRemotePage(catalog, '/tours/kashi', { answers });
    await userEvent.click(await findByText('plain'));
    await findByText('Plain', { selector: 'h1' });
    expect(router.state.location.pathname).toBe('/plain');
  });
});

describe('the currency', () => {
  it('is announced by the window event when it changes', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    window.addEventListener('currencyChange', listen);
    const { findByText } = await renderRemotePage(catalog, '/tours/kashi', {
      answers,
      shell: { currency: 'GBP' },
    });
    await findByText('in GBP');
    await userEvent.click(await findByText('euros'));
    await findByText('in EUR');
    expect(heard).toEqual([{ currency: 'EUR' }]);
    window.removeEventListener('currencyChange', listen);
  });
});

describe('a form', () => {
  it('is sent once, shows a toast and is reset', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const { getByLabelText, getByText, findByText, http, toast } = await renderRemotePage(catalog, '/form', {
      answers: { 'POST /api/leads': () => new Promise((resolve) => (finish = resolve)) },
    });
    const field = getByLabelText('Email') as HTMLInputElement;
    await userEvent.type(field, 'a@b.co');
    await userEvent.click(getByText('Send'));
    await userEvent.click(await findByText('Sending...'));
    await act(async () => finish({ id: '1', type: 'contact', statusUrl: null }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Sent' }));
    expect(field.value).toBe('');
    expect(http.calls).toHaveLength(1);
    expect(http.calls[0]?.headers['idempotency-key']).toBeTruthy();
  });
  it('keeps its idempotency key on a retry after a lost response, and gets a new one for other input', async () => {
    const { getByLabelText, getByText, http } = await renderRemotePage(catalog, '/form', {
      answers: {
        'POST /api/leads': () => {
          throw new TypeError('offline');
        },
      },
    });
    const keys = () => http.calls.map(({ headers }) => headers['idempotency-key']);
    await userEvent.type(getByLabelText('Email'), 'a@b.co');
    for (const tries of [1, 2]) {
      await userEvent.click(getByText('Send'));
      await waitFor(() => expect(http.calls).toHaveLength(tries));
    }
    await userEvent.type(getByLabelText('Email'), 'm');
    await userEvent.click(getByText('Send'));
    await waitFor(() => expect(http.calls).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });
  it('keeps its input and its idempotency key after a refusal, and shows the errors', async () => {
    const { getByLabelText, getByText, findByText, http } = await renderRemotePage(catalog, '/form', {
      answers: {
        'POST /api/leads': new FakeProblem(400, 'input.invalid', 'Please check.', {
          fields: { email: 'Not an address' },
        }),
      },
    });
    await userEvent.type(getByLabelText('Email'), 'a@b');
    await userEvent.click(getByText('Send'));
    await findByText('Not an address');
    await userEvent.click(getByText('Send'));
    await waitFor(() => expect(http.calls).toHaveLength(2));
    expect((getByLabelText('Email') as HTMLInputElement).value).toBe('a@b');
    expect(http.calls[0]?.headers['idempotency-key']).toBe(http.calls[1]?.headers['idempotency-key']);
  });
});
