import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

const faq = (id: string) => ({ id, version: 1, question: `Question ${id}`, status: 'published' });

describe('the order of records', () => {
  it('keeps what is moved while the order before is saved, and saves that next', async () => {
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
    await press('Question c up');
    await press('Keep this order');
    await press('Keep this order');
    await press('Question c up');
    await act(async () => answer({}));
    await waitFor(() => expect(shown.toast()?.title).toBe('The order is kept.'));
    expect(order()).toEqual(['Question c', 'Question a', 'Question b']);
    await press('Keep this order');
    await waitFor(() => expect(sent()).toEqual(['a c b', 'c a b']));
    await waitFor(() =>
      expect(shown.getByRole('button', { name: 'Keep this order' }).hasAttribute('disabled')).toBe(true),
    );
  });
});
