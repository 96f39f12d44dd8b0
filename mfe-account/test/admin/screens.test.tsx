import { describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { FakeProblem, renderRemotePage, type FakeAnswer } from '@valam/mfe-kit/testing';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import account from '../../src/expose/remote';
import { enter } from '../enter';

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
  it('refuses a partner the back office and says so', async () => {
    const { findByText } = await open('/admin/tours', {}, 'contributor');
    await findByText('403: for staff only');
  });

  it('refuses a role a list that it may not read', async () => {
    const { findByText } = await open('/admin/payments', {}, 'content');
    await findByText('403: not for your role');
  });
});

describe('the frame', () => {
  it('logs out from a screen of the back office', async () => {
    const { findByRole, http } = await open('/admin/quotes', {
      'GET /api/admin/quotes': { items: [], total: 0 },
      'POST /api/auth/logout': { ok: true },
    });
    await userEvent.click(await findByRole('button', { name: 'Logout' }));
    expect(http.calls.find(({ path }) => path === '/api/auth/logout')?.headers['x-csrf-token']).toBe('csrf');
  });
});

describe("one's own password", () => {
  it('changes the password of a member of staff who gives the current one', async () => {
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
      await enter(await findByLabelText(label), value);
    await userEvent.click(await findByRole('button', { name: 'Change password' }));
    const sent = http.calls.find(({ path }) => path === '/api/auth/change-password');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      currentPassword: 'a walk around the hill',
      password: 'a swim across the lake',
    });
  });
});

describe('a list', () => {
  it('lists records with links and requests them by the filters in the address', async () => {
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

  const listed = {
    'GET /api/admin/tours': { items: [tour, { ...tour, id: 'bb', title: 'The Ganges' }], total: 60 },
  };
  const lastQuery = (calls: readonly { path: string }[]) =>
    Object.fromEntries(
      new URL(calls.filter(({ path }) => path.startsWith('/api/admin/tours?')).at(-1)?.path ?? '', 'http://x')
        .searchParams,
    );

  it('searches a list by typed words from its first page', async () => {
    const { findByRole, http, router } = await open('/admin/tours?page=2', listed);
    await userEvent.type(await findByRole('searchbox', { name: /^Search/ }), 'shiva{Enter}');
    await waitFor(() => expect(lastQuery(http.calls)).toMatchObject({ q: 'shiva', page: '1' }));
    expect(router.state.location.search).toBe('?q=shiva');
  });

  it('sorts a list by a column, and in reverse when the column is pressed again', async () => {
    const { findByRole, http } = await open('/admin/tours', listed);
    const press = async () =>
      userEvent.click(within(await findByRole('columnheader', { name: /Title/ })).getByRole('button'));
    await press();
    await waitFor(() => expect(lastQuery(http.calls)).toMatchObject({ sort: 'title' }));
    const first = lastQuery(http.calls)['order'];
    await press();
    await waitFor(() => expect(lastQuery(http.calls)['order']).not.toBe(first));
  });

  it('links to the other pages of a list with its search', async () => {
    const { findByRole, http } = await open('/admin/tours?q=a', listed);
    const next = await findByRole('link', { name: /Next/ });
    expect(next.getAttribute('href')).toBe('/admin/tours?q=a&page=2');
    await findByRole('link', { name: 'Page 3' });
    expect(lastQuery(http.calls)).toMatchObject({ page: '1' });
  });

  it('offers a new record only to a role that may write it', async () => {
    const { findByRole, queryByRole, unmount } = await open('/admin/tours', listed);
    await findByRole('link', { name: 'New tour' });
    unmount();
    const shown = await open('/admin/tours', listed, 'operations');
    await shown.findByRole('link', { name: 'Discovering Shiva' });
    expect(queryByRole('link', { name: 'New tour' })).toBeNull();
  });

  it('says that a list is empty', async () => {
    const { findByText } = await open('/admin/quotes', { 'GET /api/admin/quotes': { items: [], total: 0 } });
    await findByText('There are no proposals yet.');
  });

  it('offers to load a list again that failed to load', async () => {
    const { findByRole } = await open('/admin/quotes', {
      'GET /api/admin/quotes': new FakeProblem(503, 'unavailable'),
    });
    await findByRole('button', { name: 'Try again' });
  });
});

describe('a record', () => {
  it('saves only the changed fields of a record, with its version and the CSRF token', async () => {
    const { findByLabelText, findByRole, http, toast } = await open('/admin/tours/aa', {
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

  it('shows the error of a record beside its field', async () => {
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
    await enter(field, '');
    await userEvent.click(await findByRole('button', { name: 'Save' }));
    await findByText('This field is required.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('compares two versions of a record instead of overwriting one', async () => {
    let version = 3;
    const { findByLabelText, findByRole, http } = await open('/admin/tours/aa', {
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

describe('a new record', () => {
  it('creates a record from a form and opens it', async () => {
    const question = { id: 'qq', version: 1, question: 'Can we come along?', status: 'draft' };
    const { findByLabelText, findByRole, http, router } = await open('/admin/faqs/new', {
      'POST /api/admin/faqs': question,
      'GET /api/admin/faqs/qq': question,
    });
    await enter(await findByLabelText(/^Question/), 'Can we come along?');
    await userEvent.click(await findByRole('button', { name: /^Create/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/faqs/qq'));
    const sent = http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ question: 'Can we come along?' });
  });
});

describe('an import of CSV', () => {
  const csv = 'slug,title\nshiva,Shiva';
  // jsdom's `File` has no `text` method.
  const file = Object.assign(new File([csv], 'tours.csv', { type: 'text/csv' }), {
    text: () => Promise.resolve(csv),
  });
  const importOf = async (answer: FakeAnswer) => {
    const shown = await open('/admin/tours/csv', { 'POST /api/admin/tours/all/import': answer });
    await userEvent.upload(await shown.findByLabelText('File'), file);
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Try it' }).hasAttribute('disabled')).toBe(false),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Try it' }));
    const done = shown.getByRole('button', { name: 'Bring it in' });
    const sent = () =>
      shown.http.calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => JSON.parse(body ?? '') as unknown);
    return { ...shown, done, sent };
  };

  it('imports a CSV file after a dry run', async () => {
    const { done, sent, findByText, toast } = await importOf(({ body }: { body?: string }) => ({
      isDryRun: (JSON.parse(body ?? '{}') as { dryRun: boolean }).dryRun,
      created: 1,
      updated: 0,
      problems: [],
    }));
    await findByText('1 new, 0 changed, 0 with problems.');
    await userEvent.click(done);
    await waitFor(() => expect(toast()?.title).toBe('It is all in.'));
    expect(sent()).toEqual([
      { csv, dryRun: true },
      { csv, dryRun: false },
    ]);
  });

  it('names the rows of a CSV file with problems and does not import it', async () => {
    const { done, sent, findByRole } = await importOf({
      isDryRun: true,
      created: 0,
      updated: 0,
      problems: [{ row: 2, fields: { title: 'This field is required.' } }],
    });
    const problems = within(await findByRole('table', { name: 'Problems' }));
    problems.getByRole('row', { name: /2.*title: This field is required\./ });
    expect(done.hasAttribute('disabled')).toBe(true);
    expect(sent()).toHaveLength(1);
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

  it('hides an action from a role that may not run it', async () => {
    const { findByRole, queryByRole } = await open('/admin/contributors/bb', answers, 'content');
    await findByRole('heading', { level: 1, name: 'Leela' });
    expect(queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('asks for the reason of an action and sends it', async () => {
    const { findByRole, findByLabelText, http } = await open('/admin/contributors/bb', answers);
    await userEvent.click(await findByRole('button', { name: 'Decline' }));
    await enter(await findByLabelText('Reason'), 'No answer to our questions');
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(http.calls.some(({ path }) => path.endsWith('/decline'))).toBe(true));
    const sent = http.calls.find(({ path }) => path.endsWith('/decline'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ reason: 'No answer to our questions' });
  });
});
