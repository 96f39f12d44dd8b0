import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { oneTour } from './answers';

it('the page of a tour states what is unavailable without booking, with an alternative', async () => {
  const shown = await renderRemotePage(catalog, '/spiritual-tours/discovering-shiva', { answers: oneTour });
  const documents = await shown.findByText(/^The form for the hotel and meal details cannot be shown/);
  expect(documents.querySelector('a')?.getAttribute('href')).toBe('mailto:namaste@valam.example');
  await shown.findByText(/^What you would get back on which day cannot be shown/);
});
