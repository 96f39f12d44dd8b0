import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import catalog from '../src/expose/remote';
import { tours } from './answers';

/** A page as the server renders it, for a visitor whose shortlist it does not know. */
async function serverPage(path: string) {
  window.localStorage.setItem('shortlist', '["discovering-shiva"]');
  const { content, unmount } = await renderRemotePage(catalog, path, { answers: tours });
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(content));
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = sheet.getStyleTags() + markup;
  return { container, ...within(container) };
}

it('before hydration the shortlist does not say that nothing is kept', async () => {
  const { getByText } = await serverPage('/shortlist');
  expect(getComputedStyle(getByText(/^Nothing kept yet/)).visibility).toBe('hidden');
});

it('of a shared list without offered tours the server says that nothing is in it', async () => {
  const { getByText } = await serverPage('/shortlist?tours=withdrawn');
  expect(getComputedStyle(getByText(/^Nothing kept yet/)).visibility).toBe('visible');
});

it('the buttons of a shared list are visible once they work', async () => {
  const { getByText } = await serverPage('/shortlist?tours=discovering-shiva');
  expect(getComputedStyle(getByText('Copy a link to this list')).visibility).toBe('hidden');
});
