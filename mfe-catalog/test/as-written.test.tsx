import { describe, expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aPerson } from './builders';
import { anArticle, anAshram, aTemple, aVenue } from './whole-records';

/** The first page of each kind has to compile all its modules. */
const slowMs = 30_000;

describe('text entered by editors', () => {
  it(
    'keeps line breaks in answers and facts',
    async () => {
      const faq = { id: 'f', question: 'What do I bring?', answer: 'A visa.\nA hat.', type: 'Host' };
      const hosts = await renderRemotePage(catalog, '/host', {
        answers: { 'GET /api/contributors': [], 'GET /api/faqs': [{ ...faq, listId: null, tourId: null }] },
      });
      expect(getComputedStyle(hosts.getByText(/^A visa\./)).whiteSpace).toBe('pre-line');
      hosts.unmount();
      const venue = aVenue({ fitnessDetails: 'Yoga at six.\nA walk at four.' });
      const { getByText } = await renderRemotePage(catalog, '/venues/silk', {
        answers: { 'GET /api/venues/silk': venue },
      });
      expect(getComputedStyle(getByText(/^Yoga at six\./)).whiteSpace).toBe('pre-line');
    },
    slowMs,
  );

  it(
    'about the founder is formatted, as on the founder’s page',
    async () => {
      const founder = aPerson('Anandhi Selvan', { about: '[p]I come from a [b]fishing[/b] street.[/p]' });
      const { getByText, container } = await renderRemotePage(catalog, '/about', {
        answers: { 'GET /api/contributors': [founder], 'GET /api/claims': [], 'GET /api/faqs': [] },
      });
      expect(getByText('fishing').tagName).toMatch(/^(B|STRONG)$/);
      expect(container.textContent).not.toContain('[p]');
    },
    slowMs,
  );

  it(
    'for the picture of an article is shown below the picture',
    async () => {
      const { container } = await renderRemotePage(catalog, '/blog/visa', {
        answers: { 'GET /api/blogs/visa': anArticle({ imageMeta: 'Photograph: Asha Rao' }) },
      });
      expect(container.textContent).toContain('Photograph: Asha Rao');
    },
    slowMs,
  );

  const nowhere = { town: null, district: null };
  it.each([
    ['/ashrams/quiet', anAshram({ ...nowhere, state: null }), 'Quiet Hermitage'],
    ['/venues/silk', aVenue({ ...nowhere, country: null, propertyType: null }), 'Silk House'],
    ['/temples/kapali', aTemple({ ...nowhere, state: null, shortDescription: null }), aTemple().name],
  ])(
    'gives a complete title and description even without a location: %s',
    async (path, record, name) => {
      await renderRemotePage(catalog, path, { answers: { [`GET /api${path}`]: record } });
      const described = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      for (const text of [document.title, described]) {
        expect(text).toContain(name);
        expect(text).not.toMatch(/, *[|:]| in *:|: *,/);
      }
    },
    slowMs,
  );
});
