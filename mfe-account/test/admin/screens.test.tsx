import { describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import account from '../../src/expose/remote';

// A record with forty fields takes its time to render where little else gets any.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const as = (role: Role) => ({
  session: {
    status: 'signed-in' as const,
    csrfToken: 'csrf',
    user: {
      id: '1',
      email: 'o@example.org',
      fullName: 'Anu',
      role,
      isStaff: role !== 'contributor',
      contributor: null,
    },
  },
});
const tour = {
  id: 'aa',
  version: 3,
  title: 'Discovering Shiva',
  slug: 'discovering-shiva',
  status: 'draft',
  days: 10,
};
const open = (to: string, answers: Record<string, FakeAnswer>, role: Role = 'owner') =>
  renderRemotePage(account, to, { answers, shell: as(role) });

describe('access', () => {
  it('is refused to a partner with a text', async () => {
    const { findByText } = await open('/admin/tours', {}, 'contributor');
    await findByText('403: for staff only');
  });

  it('is refused to a role that may not read the list', async () => {
    const { findByText } = await open('/admin/payments', {}, 'content');
    await findByText('403: not for your role');
  });
});

describe('the frame', () => {
  it('has the way out on every screen', async () => {
    const { findByRole, http } = await open('/admin/quotes', {
      'GET /api/admin/quotes': { items: [], total: 0 },
      'POST /api/auth/logout': { ok: true },
    });
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Logout' })));
    expect(http.calls.find(({ path }) => path === '/api/auth/logout')?.headers['x-csrf-token']).toBe('csrf');
  });
});

describe("one's own password", () => {
  it('is changed by every role, by the current one', async () => {
    const { findByRole, findByLabelText, http } = await open(
      '/admin/password',
      { 'POST /api/auth/change-password': { message: 'Changed.' } },
      'sales',
    );
    await findByRole('link', { name: 'My password', current: 'page' });
    for (const [label, value] of [
      ['Current password', 'a walk around the hill'],
      ['New password', 'a swim across the lake'],
      ['Confirm password', 'a swim across the lake'],
    ] as const)
      fireEvent.change(await findByLabelText(label), { target: { value } });
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Change password' })));
    const sent = http.calls.find(({ path }) => path === '/api/auth/change-password');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      currentPassword: 'a walk around the hill',
      password: 'a swim across the lake',
    });
  });
});

describe('a list', () => {
  it('shows records that lead to their place, and asks by its address', async () => {
    const { findByRole, http } = await open('/admin/tours?q=shiva&status=draft', {
      'GET /api/admin/tours': { items: [tour], total: 1 },
    });
    const link = await findByRole('link', { name: 'Discovering Shiva' });
    expect(link.getAttribute('href')).toBe('/admin/tours/aa');
    const asked = new URL(
      http.calls.find(({ path }) => path.startsWith('/api/admin/tours'))?.path ?? '',
      'http://x',
    ).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ q: 'shiva', status: 'draft', page: '1', perPage: '25' });
  });

  it('says when nothing is there', async () => {
    const { findByText } = await open('/admin/quotes', { 'GET /api/admin/quotes': { items: [], total: 0 } });
    await findByText('There are no proposals yet.');
  });

  it('offers to try again when it could not be had', async () => {
    const { findByRole } = await open('/admin/quotes', {
      'GET /api/admin/quotes': new FakeProblem(503, 'unavailable'),
    });
    await findByRole('button', { name: 'Try again' });
  });
});

describe('a record', () => {
  it('sends only what was changed, with the version that was read', async () => {
    const { findByLabelText, findByRole, http, toast } = await open('/admin/tours/aa', {
      'GET /api/admin/tours/aa': tour,
      'PATCH /api/admin/tours/aa': { ...tour, version: 4, title: 'Shiva' },
    });
    fireEvent.change(await findByLabelText('Title'), { target: { value: 'Shiva' } });
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Save' })));
    const sent = http.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.headers['if-match']).toBe('3');
    expect(sent?.headers['x-csrf-token']).toBe('csrf');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ title: 'Shiva' });
    await waitFor(() => expect(toast()?.title).toBe('Saved.'));
  });

  it('says next to the field what is wrong', async () => {
    const fields = { title: 'This field is required.' };
    const { findByLabelText, findByRole, findByText } = await open('/admin/tours/aa', {
      'GET /api/admin/tours/aa': tour,
      'PATCH /api/admin/tours/aa': new FakeProblem(
        400,
        'input.invalid',
        'Please look at the marked fields.',
        { fields },
      ),
    });
    const field = await findByLabelText('Title');
    fireEvent.change(field, { target: { value: '' } });
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Save' })));
    await findByText('This field is required.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('overwrites nothing: theirs and mine are compared', async () => {
    let version = 3;
    const { findByLabelText, findByRole, http } = await open('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => (version === 3 ? tour : { ...tour, version, title: 'Theirs' }),
      'PATCH /api/admin/tours/aa': (request: { headers: Record<string, string> }) =>
        request.headers['if-match'] === '4'
          ? { ...tour, version: 5, title: 'Mine' }
          : new FakeProblem(409, 'admin.version_stale'),
    });
    fireEvent.change(await findByLabelText('Title'), { target: { value: 'Mine' } });
    version = 4;
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Save' })));
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Compare theirs and mine' })));
    fireEvent.click(await findByLabelText('Mine: Mine'));
    await act(async () => fireEvent.click(await findByRole('button', { name: 'Save this version' })));
    const sent = http.calls.filter(({ method }) => method === 'PATCH').at(-1);
    expect(sent?.headers['if-match']).toBe('4');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ title: 'Mine' });
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

  it('is hidden from a role that may not do it', async () => {
    const { findByRole, queryByRole } = await open('/admin/contributors/bb', answers, 'content');
    await findByRole('heading', { level: 1, name: 'Leela' });
    expect(queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('asks for its reason and sends it', async () => {
    const { findByRole, findByLabelText, http } = await open('/admin/contributors/bb', answers);
    fireEvent.click(await findByRole('button', { name: 'Decline' }));
    fireEvent.change(await findByLabelText('Reason'), { target: { value: 'No answer to our questions' } });
    const dialog = await findByRole('dialog');
    const button = [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit');
    await act(async () => button && fireEvent.click(button));
    const sent = http.calls.find(({ path }) => path.endsWith('/decline'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ reason: 'No answer to our questions' });
  });
});
