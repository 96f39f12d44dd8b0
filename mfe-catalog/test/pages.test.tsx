import { describe, expect, it } from '@jest/globals';
import { emptyAttribution } from '@valam/mfe-kit/host';
import { renderRemotePage, renderRemoteSlot, type Rendered } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { oneRetreat, oneTour, tours } from './answers';
import { pagesAndWords } from './pages-and-words';
import { pagesWithoutContent } from './pages-without-content';

const words = ({ container }: Rendered): string => (container.textContent ?? '').replace(/\s+/g, ' ');

/** The first page of each kind has to compile all its modules. */
const slowMs = 30_000;

describe('the pages show the specified texts', () => {
  it.each([...pagesAndWords, ...pagesWithoutContent])(
    '$path',
    async ({ path, answers, says, not = [] }) => {
      const rendered = await renderRemotePage(catalog, path, { answers });
      for (const text of says) expect(words(rendered)).toContain(text);
      for (const text of not) expect(words(rendered)).not.toContain(text);
    },
    slowMs,
  );

  it.each([
    [
      'ANANDHI12',
      /You arrived through a partner's link \(ANANDHI12\)\. We'll include the code, and the partner/,
    ],
    [null, /^((?!partner's link).)*$/],
  ])(
    'and the plain inquiry form states that a partner’s code is sent, if there is one: %s',
    async (referralCodeUsed, says) => {
      const shell = { attribution: { ...emptyAttribution, referralCodeUsed } };
      const rendered = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva', {
        answers: oneTour,
        shell,
      });
      const form = await rendered.findByRole('region', { name: 'Ask about this tour' });
      expect(form.textContent?.replace(/\s+/g, ' ')).toMatch(says);
    },
    slowMs,
  );

  it("and the FAQs of a type on other remotes' pages", async () => {
    const faq = {
      id: 'p',
      question: 'Is it private?',
      answer: 'Yes.',
      type: 'Referral',
      listId: null,
      tourId: null,
    };
    const rendered = await renderRemoteSlot(
      catalog,
      'catalog/Questions',
      { of: { type: 'Referral' }, given: {} },
      { answers: { 'GET /api/faqs': [faq] } },
    );
    expect(words(rendered)).toContain('Is it private?');
  });

  it('with prices in the visitor’s currency', async () => {
    const rendered = await renderRemotePage(catalog, '/retreats/silence', {
      answers: oneRetreat,
      shell: { currency: 'INR' },
    });
    expect(words(rendered)).toContain('₹74,500');
  });

  it('and request nothing twice', async () => {
    const { http } = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
    const asked = http.calls.map(({ path }) => path);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('and texts for the blog are sent with a fixed subject prefix', async () => {
    const { container } = await renderRemotePage(catalog, '/contact-us/write-for-us', {});
    const mail = container.querySelector('a[href^="mailto:"]');
    expect(decodeURIComponent(mail?.getAttribute('href') ?? '')).toContain('subject=Write for');
  });
});
