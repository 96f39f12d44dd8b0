import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { SacredDay } from '@valam/contracts/catalog/calendar.schema';
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

const aSacredDay = (slug: string, day: string): SacredDay => ({
  ...{ kind: 'festival', slug, name: slug, localName: null, language: null, description: null },
  ...{ from: day, to: day, places: [], temples: [], tours: [] },
});

describe('a list on a slow connection', () => {
  it.each(lists)('opens with a skeleton, then shows the list: %s', async (path, resource) => {
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

  it('focuses the target of an anchor link once it has loaded', async () => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = () => undefined;
    let answer: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answer = resolve));
    const shown = await renderRemotePage(catalog, '/sacred-calendar#onam-2027-09-14', {
      answers: { 'GET /api/calendar': () => late },
    });
    await shown.findByRole('heading', { name: 'When the lamps are lit' });
    await act(async () => answer([aSacredDay('pongal', '2027-01-15'), aSacredDay('onam', '2027-09-14')]));
    await shown.findByRole('heading', { name: 'onam' });
    expect(document.activeElement?.id).toBe('onam-2027-09-14');
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('shows a failure, and keeps the focus on the list after a retry', async () => {
    let refuse: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (refuse = resolve));
    const answers: unknown[] = [late];
    const shown = await renderRemotePage(catalog, '/ashrams', {
      answers: { 'GET /api/ashrams': () => answers.shift() ?? { items: [], total: 0, page: 1, perPage: 24 } },
    });
    await act(async () => refuse(new FakeProblem(503, 'unavailable', 'The service is away.')));
    await shown.findByText('This list cannot be loaded right now');
    expect(shown.getByText('The service is away.')).toBeTruthy();
    expect(shown.queryByText(/your connection/)).toBeNull();
    const again = shown.getByRole('button', { name: 'Try again' });
    again.focus();
    await act(async () => {
      fireEvent.click(again);
    });
    await waitFor(() => expect(shown.queryByText('This list cannot be loaded right now')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('asks the visitor to check the connection only if nothing responds', async () => {
    let lose: (reason: Error) => void = () => undefined;
    const late = new Promise((_resolve, reject) => (lose = reject));
    const shown = await renderRemotePage(catalog, '/ashrams', {
      answers: { 'GET /api/ashrams': () => late },
    });
    await act(async () => lose(new TypeError('Failed to fetch')));
    await shown.findByText(/Check your connection and try again\.$/);
  });
});
