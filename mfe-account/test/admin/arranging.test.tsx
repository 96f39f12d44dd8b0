import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

const faq = (id: string) => ({ id, version: 1, question: `Question ${id}`, status: 'published' });

describe('the order of records', () => {
  it('covers all pages of the list', async () => {
    const all = Array.from({ length: 130 }, (_, index) => faq(String(index)));
    const shown = await openAdmin('/admin/faqs/arrange', {
      'GET /api/admin/faqs': ({ path }: { path: string }) => {
        const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
        return { items: all.slice((page - 1) * 100, page * 100), total: all.length };
      },
      'POST /api/admin/faqs/all/reorder': {},
    });
    await userEvent.click(await shown.findByLabelText('Question 129 up'));
    await userEvent.click(shown.getByText('Save this order'));
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    const { ids } = JSON.parse(sent?.body ?? '') as { ids: string[] };
    expect([ids.length, ids.slice(-2)]).toEqual([130, ['129', '128']]);
  });

  it('is not saved for the first ones only, which would mix them with the others', async () => {
    const some = Array.from({ length: 100 }, (_, index) => faq(String(index)));
    const shown = await openAdmin('/admin/faqs/arrange', {
      'GET /api/admin/faqs': { items: some, total: 1_200 },
    });
    await shown.findByText('At most 500 can be arranged here; there are 1,200.');
    expect(shown.queryByRole('button', { name: 'Save this order' })).toBeNull();
  });

  it('keeps moves made while a save is in flight, and saves them next', async () => {
    let answer: (given: unknown) => void = () => undefined;
    const saved = new Promise((resolve) => (answer = resolve));
    const shown = await openAdmin('/admin/faqs/arrange', {
      'GET /api/admin/faqs': { items: ['a', 'b', 'c'].map(faq), total: 3 },
      'POST /api/admin/faqs/all/reorder': () => saved,
    });
    const press = (name: string) => userEvent.click(shown.getByRole('button', { name }));
    const sent = () =>
      shown.http.calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => (JSON.parse(body ?? '') as { ids: string[] }).ids.join(' '));
    const order = () => shown.getAllByText(/^Question [abc]$/).map((one) => one.textContent);
    await shown.findByRole('button', { name: 'Question c up' });
    const asked = shown.http.calls.find(({ path }) => path.startsWith('/api/admin/faqs?'));
    const query = new URLSearchParams(asked?.path.split('?')[1]);
    expect([query.get('status'), query.get('fields')]).toEqual(['draft,published', 'question']);
    await press('Question c up');
    await press('Save this order');
    await press('Save this order');
    await press('Question c up');
    await act(async () => answer({}));
    await waitFor(() => expect(shown.toast()?.title).toBe('The order is saved.'));
    expect(order()).toEqual(['Question c', 'Question a', 'Question b']);
    await press('Save this order');
    await waitFor(() => expect(sent()).toEqual(['a c b', 'c a b']));
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Save this order' }).getAttribute('aria-disabled')).toBe(
        'true',
      ),
    );
  });
});
