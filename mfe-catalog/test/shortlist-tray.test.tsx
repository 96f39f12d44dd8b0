import { expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import catalog from '../src/expose/remote';
import { aPage, tours } from './answers';
import { aTour } from './builders';

it('counts and compares only shortlisted tours that are still offered', async () => {
  window.localStorage.setItem('shortlist', JSON.stringify(['withdrawn', 'discovering-shiva']));
  const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
  await shown.findByText(/^1 tour kept/);
  const link = shown.getByRole('link', { name: 'See your shortlist' });
  expect(link.getAttribute('href')).toBe('/shortlist?tours=discovering-shiva');
});

it('counts a kept tour whose address has changed since, and links to it where it is now', async () => {
  window.localStorage.setItem('shortlist', JSON.stringify(['shiva']));
  const renamed = { ...tours, 'GET /api/tours': aPage([aTour({ formerSlugs: ['shiva'] })]) };
  const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: renamed });
  await shown.findByText(/^1 tour kept/);
  const link = shown.getByRole('link', { name: 'See your shortlist' });
  expect(link.getAttribute('href')).toBe('/shortlist?tours=discovering-shiva');
});

it('takes out a tour that was kept before its address changed, and does not offer to keep it again', async () => {
  window.localStorage.setItem('shortlist', JSON.stringify(['shiva']));
  const renamed = { ...tours, 'GET /api/tours': aPage([aTour({ formerSlugs: ['shiva'] })]) };
  const shown = await renderRemotePage(catalog, '/shortlist', { answers: renamed });
  const button = await shown.findByRole('button', { name: /^Keep/, pressed: true });
  expect(shown.queryByRole('button', { name: 'Keep these in this browser' })).toBeNull();
  fireEvent.click(button);
  expect(window.localStorage.getItem('shortlist')).toBe('[]');
});

it('keeps what was pressed last where there is room for no more', async () => {
  const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
  const others = Array.from({ length: 12 }, (_, at) => `other-${at}`);
  window.localStorage.setItem('shortlist', JSON.stringify(others));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' })));
  fireEvent.click(await shown.findByRole('button', { name: /^Keep/, pressed: false }));
  const kept = JSON.parse(window.localStorage.getItem('shortlist') ?? '[]') as string[];
  expect(kept).toHaveLength(12);
  expect(kept.at(-1)).toBe('discovering-shiva');
});

it('keeps tours that another tab has added while this one had no listener', async () => {
  window.localStorage.setItem('shortlist', '[]');
  const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
  await shown.findByRole('button', { name: /^Keep/, pressed: false });
  shown.unmount();
  window.localStorage.setItem('shortlist', JSON.stringify(['from-another-tab']));
  const again = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
  fireEvent.click(await again.findByRole('button', { name: /^Keep/, pressed: false }));
  const kept = JSON.parse(window.localStorage.getItem('shortlist') ?? '[]') as string[];
  expect(kept).toEqual(['from-another-tab', 'discovering-shiva']);
});

it('confirms that a shared list was saved, and moves the focus from the removed button to the one beside it', async () => {
  window.localStorage.setItem('shortlist', '[]');
  const shown = await renderRemotePage(catalog, '/shortlist?tours=discovering-shiva', { answers: tours });
  const keep = await shown.findByRole('button', { name: 'Keep these in this browser' });
  act(() => keep.focus());
  fireEvent.click(keep);
  expect(keep.isConnected).toBe(false);
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Copy a link to this list' }));
  expect(shown.toast()?.title).toBe('The list is kept in this browser');
});

it('is below the consent bar and the chat button, which would cover it', async () => {
  window.localStorage.setItem('shortlist', '[]');
  const edge = document.body.appendChild(document.createElement('div'));
  edge.setAttribute('data-lower-edge', '');
  const shown = await renderRemotePage(catalog, '/spiritual-tours', { answers: tours });
  expect(getComputedStyle(edge).bottom).toBe('');
  fireEvent.click(await shown.findByRole('button', { name: /^Keep/, pressed: false }));
  await shown.findByText(/^1 tour kept/);
  expect(getComputedStyle(edge).bottom).toBe('4.25rem');
  expect(getComputedStyle(document.body).paddingBottom).toBe('4.25rem');
  edge.remove();
});
