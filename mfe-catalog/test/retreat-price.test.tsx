import { describe, expect, it } from '@jest/globals';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aRetreat } from './builders';

const free = { costUsd: 0, costEur: 0, costGbp: 0, costInr: 0 };
const around = { 'GET /api/contributors': [], 'GET /api/claims': [], 'GET /api/faqs': [] };

const pageOf = (retreat: ReturnType<typeof aRetreat>, shell = {}) =>
  renderRemotePage(catalog, '/retreats/silence', {
    answers: { 'GET /api/retreats/silence': retreat, ...around },
    shell,
  });

describe('a retreat without a price', () => {
  it('is not shown as free on its page, on its card or in structured data', async () => {
    const page = await pageOf(aRetreat(free));
    expect(page.container.textContent).not.toContain('$0');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    );
    expect(data.join()).not.toContain('"price":0');
    expect(data.join()).not.toContain('"Product"');
    expect(document.querySelector('meta[property="product:price:amount"]')).toBeNull();
    page.unmount();
    const priced = aRetreat({ id: sampleId('retreat', 'priced'), slug: 'priced', title: 'Priced' });
    const list = await renderRemotePage(catalog, '/retreats', {
      answers: { 'GET /api/retreats': [aRetreat(free), priced] },
    });
    expect(list.container.textContent).not.toContain('$0');
    expect(list.getByRole('list', { name: 'Price per person' }).textContent).toContain('(1)');
  });

  it('in the visitor’s currency is shown with its price in dollars', async () => {
    const { container } = await pageOf(aRetreat({ costInr: 0 }), { currency: 'INR' });
    expect(container.textContent).toContain('$890');
    expect(container.textContent).not.toContain('₹0');
  });
});
