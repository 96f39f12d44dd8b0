import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aPicture, aTour } from './builders';
import { oneTour, tours } from './answers';
import { aTemple } from './whole-records';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('a navigation', () => {
  it('from a preview to the page shows the published version, not the cached draft', async () => {
    const shown = await renderRemotePage(catalog, '/temples/kapali?preview=secret', {
      answers: {
        'GET /api/preview/temples/kapali': aTemple({ about: '[p]As it will be.[/p]' }),
        'GET /api/temples/kapali': aTemple({ about: '[p]As it is.[/p]' }),
      },
    });
    await shown.findByText('As it will be.');
    await act(async () => shown.router.navigate('/temples/kapali'));
    await shown.findByText('As it is.');
  });

  it('to the panel by selecting a date moves the focus to the panel', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const shown = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva', { answers: oneTour });
    fireEvent.click(await shown.findByRole('link', { name: /^Book This Date/ }));
    expect(document.activeElement).toBe(shown.getByRole('complementary', { name: 'Booking' }));
  });

  it('to a missing record shows its kind and the site in the title of the tab', async () => {
    const shown = await renderRemotePage(catalog, '/temples/nowhere', { answers: {} });
    await shown.findByRole('heading', { level: 1, name: 'Temple Not Found' });
    expect(document.title).toBe('Temple Not Found | Valam');
  });

  it('to a page past the end of a list offers a link to its first page', async () => {
    const shown = await renderRemotePage(catalog, '/spiritual-tours?page=2', {
      answers: { ...tours, 'GET /api/tours': { items: [], total: 24, page: 2, perPage: 24 } },
    });
    const back = await shown.findByRole('link', { name: 'Go to the first page' });
    expect(back.getAttribute('href')).toBe('/spiritual-tours');
    expect(shown.queryByText(/No tours available/)).toBeNull();
  });
});

describe('a picture in two lists', () => {
  it('shows a picture that is in two lists once', async () => {
    const tower = aPicture('tower');
    const shown = await renderRemotePage(catalog, '/temples/kapali', {
      answers: {
        'GET /api/temples/kapali': aTemple({ displayPhoto: tower, photos: [tower, aPicture('tank')] }),
      },
    });
    await waitFor(() => expect(shown.getAllByRole('link', { name: /^Open .* of 2: / })).toHaveLength(2));
  });

  it('is counted once among the pictures of a tour', async () => {
    const hill = aPicture('hill');
    const answers = {
      ...oneTour,
      'GET /api/tours/discovering-shiva': aTour({ displayPhoto: hill, highlightPhotos: [hill] }),
    };
    const shown = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva', { answers });
    await shown.findByRole('link', { name: /^Open picture 1 of 1: |^Open photo 1 of 1: / });
  });
});
