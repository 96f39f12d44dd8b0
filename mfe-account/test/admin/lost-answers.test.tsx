import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outcomeUnknown } from '@valam/contracts/shared/problem';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const aTour = {
  ...{ id: 'aa', version: 3, name: 'Arunachala', slug: 'arunachala', status: 'draft' },
  ...{ title: 'Discovering Shiva', days: 10 },
};
const lost = new FakeProblem(503, 'service.unavailable', 'Nobody answered.');

describe('an action whose response was lost', () => {
  it('reuses its idempotency key on a retry, but not with other values', async () => {
    const answers = [lost, lost, lost, {}];
    const shown = await openAdmin('/admin/contributors/bb', {
      'GET /api/admin/contributors/bb': {
        ...{ id: 'bb', version: 1, name: 'Leela', approvalStatus: 'pending' },
        possibleActions: ['approve', 'decline'],
      },
      'POST /api/admin/contributors/bb/decline': () => answers.shift(),
    });
    const sent = () =>
      shown.http.calls
        .filter(({ path }) => path.endsWith('/decline'))
        .map(({ headers }) => headers['idempotency-key']);
    await userEvent.click(await shown.findByRole('button', { name: 'Decline' }));
    const dialog = within(await shown.findByRole('dialog'));
    const decline = async (reason: string) => {
      const before = sent().length;
      await enter(dialog.getByLabelText('Reason'), reason);
      await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
      await dialog.findByText('Nobody answered.');
    };
    await decline('No answer');
    await decline('No answer');
    await decline('No answer by phone');
    const [first, second, third] = sent();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('reports a lost connection instead of a rejection', async () => {
    const { findByRole, toast } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': aTour,
      'POST /api/admin/tours/aa/publish': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toast()?.title).toBe('The connection was lost'));
  });

  it('says that its outcome is unknown, if the gateway responds', async () => {
    const { message } = outcomeUnknown;
    const { findByRole, toast } = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': aTour,
      'POST /api/admin/tours/aa/publish': new FakeProblem(503, 'outcome.unknown', message),
    });
    await userEvent.click(await findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'No response', description: message }));
  });
});

describe('a save without a response', () => {
  const save = async (answer: () => unknown) => {
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': aTour,
      'PATCH /api/admin/tours/aa': answer,
    });
    await enter(await shown.findByLabelText('Title'), 'Shiva');
    await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    return shown;
  };
  const unreachable = /The site can’t be reached just now\. Nothing is lost/;

  it('says that the record may have been saved, if the gateway responds', async () => {
    const { message } = outcomeUnknown;
    const shown = await save(() => new FakeProblem(503, 'outcome.unknown', message));
    await shown.findByText(message);
    expect(shown.queryByText(unreachable)).toBeNull();
  });

  it('says that the site cannot be reached, if nothing responds', async () => {
    const shown = await save(() => {
      throw new TypeError('Failed to fetch');
    });
    await shown.findByText(unreachable);
  });
});

describe('a publish action whose response was lost', () => {
  it('gets a new idempotency key once the record has changed, such as by a withdrawal', async () => {
    let stored = aTour;
    const answers = [lost, lost, new FakeProblem(409, 'admin.version_stale'), {}];
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => stored,
      'POST /api/admin/tours/aa/publish': () => answers.shift(),
    });
    const sent = () => shown.http.calls.filter(({ method }) => method === 'POST');
    const publish = async () => {
      const before = sent().length;
      const button = await shown.findByRole('button', { name: 'Publish' });
      await userEvent.click(button);
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
      await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
      return sent().at(-1)?.headers;
    };
    const first = await publish();
    expect((await publish())?.['idempotency-key']).toBe(first?.['idempotency-key']);
    stored = { ...stored, version: 5, title: 'Withdrawn since' };
    await publish();
    await shown.findByDisplayValue('Withdrawn since');
    const last = await publish();
    expect(last?.['if-match']).toBe('5');
    expect(last?.['idempotency-key']).not.toBe(first?.['idempotency-key']);
  });
});

describe('a record that cannot be refetched after a save', () => {
  it('is saved again with the version of the last save, without a conflict', async () => {
    let version = 3;
    const shown = await openAdmin('/admin/tours/aa', {
      'GET /api/admin/tours/aa': () => (version > 3 ? lost : aTour),
      'PATCH /api/admin/tours/aa': () => ({ ...aTour, version: (version += 1) }),
    });
    const save = async (title: string) => {
      await enter(await shown.findByLabelText('Title'), title);
      await userEvent.click(await shown.findByRole('button', { name: 'Save' }));
    };
    const sent = () =>
      shown.http.calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['if-match']);
    await save('Shiva');
    await shown.findByText(/Nobody answered\./);
    await save('Shiva in spring');
    await waitFor(() => expect(sent()).toEqual(['3', '4']));
  });
});

describe('a new record', () => {
  it('reuses its idempotency key on a retry after a lost response', async () => {
    const question = { id: 'qq', version: 1, question: 'Can we come along?', status: 'draft' };
    let isLost = true;
    const { findByLabelText, findByRole, findByText, http } = await openAdmin('/admin/faqs/new', {
      'POST /api/admin/faqs': () =>
        isLost ? new FakeProblem(503, 'service.unavailable', 'No answer.') : question,
      'GET /api/admin/faqs/qq': question,
    });
    const sent = () => http.calls.filter(({ method }) => method === 'POST');
    const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
    const create = async () => userEvent.click(await findByRole('button', { name: /^Create/ }));
    const field = await findByLabelText(/^Question/);
    await enter(field, 'Can we come along?');
    await create();
    await findByText('No answer.');
    await create();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await enter(field, 'May we come along?');
    isLost = false;
    await create();
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
