import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';

const lists = [
  ['/spiritual-tours', 'tours'],
  ['/host', 'contributors'],
  ['/blog', 'blogs'],
  ['/temples', 'temples'],
  ['/venues', 'venues'],
  ['/ashrams', 'ashrams'],
  ['/retreats', 'retreats'],
  ['/testimonials', 'testimonials'],
] as const;

describe('a list on a slow connection', () => {
  it.each(lists)('opens with its skeleton, then shows what came: %s', async (path, resource) => {
    let answer: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answer = resolve));
    const shown = await renderRemotePage(catalog, path, {
      answers: {
        [`GET /api/${resource}`]: () => late,
        'GET /api/faqs': [],
        'GET /api/calendar': [],
      },
    });
    expect(await shown.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(shown.getByText('Loading')).toBeTruthy();
    await act(async () => answer({ items: [], total: 0, page: 1, perPage: 24 }));
    await waitFor(() => expect(shown.queryByText('Loading')).toBeNull());
  });

  it('says when it did not come, and asks again', async () => {
    let refuse: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (refuse = resolve));
    const answers: unknown[] = [late];
    const shown = await renderRemotePage(catalog, '/ashrams', {
      answers: { 'GET /api/ashrams': () => answers.shift() ?? { items: [], total: 0, page: 1, perPage: 24 } },
    });
    await act(async () => refuse(new FakeProblem(503, 'unavailable')));
    await shown.findByText('This list cannot be loaded right now');
    await act(async () => {
      fireEvent.click(shown.getByRole('button', { name: 'Try again' }));
    });
    await waitFor(() => expect(shown.queryByText('This list cannot be loaded right now')).toBeNull());
  });
});
