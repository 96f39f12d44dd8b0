import { describe, expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aTour } from './builders';

const around = { 'GET /api/contributors': [], 'GET /api/claims': [] };
const heroOf = async (answers: object) => {
  const { container } = await renderRemotePage(catalog, '/', { answers: { ...around, ...answers } });
  const links = [...(container.querySelector('h1')?.closest('section')?.querySelectorAll('a') ?? [])];
  return links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
};

describe('the first link of the home page', () => {
  it('leads to the featured tour, by its current title and slug', async () => {
    expect(await heroOf({ 'GET /api/tours/discovering-shiva': aTour() })).toContainEqual([
      'See Discovering Shiva',
      '/spiritual-tours/discovering-shiva',
    ]);
    const renamed = aTour({ slug: 'shiva-in-the-south', title: 'Shiva in the South' });
    expect(await heroOf({ 'GET /api/tours/discovering-shiva': renamed })).toContainEqual([
      'See Shiva in the South',
      '/spiritual-tours/shiva-in-the-south',
    ]);
  });

  it('leads to a tour whose next date is shown from its present address', async () => {
    const date = { dateId: 'a', startDate: '2027-02-06', endDate: '2027-02-15', capacity: 12, free: 5 };
    const answers = {
      ...around,
      'GET /api/tours/discovering-shiva': aTour({ slug: 'shiva-in-the-south' }),
      'GET /api/tours/discovering-shiva/availability': [],
      'GET /api/tours/shiva-in-the-south/availability': [{ ...date, status: 'open' }],
    };
    const { findByText } = await renderRemotePage(catalog, '/', { answers });
    await findByText('Next departure Feb 06, 2027');
  });

  it('leads to all tours on a site that does not have that one', async () => {
    const links = await heroOf({});
    expect(links.map(([, href]) => href)).toEqual(['/spiritual-tours']);
  });
});
