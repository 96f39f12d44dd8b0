import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { WebLink } from '../../src/admin/record/web-link';

const shown = (address: string) => {
  const { container } = render(<WebLink address={address} />);
  return { words: container.textContent, link: container.querySelector('a') };
};

it('links to a page of this site in the same tab', () => {
  const { words, link } = shown('/spiritual-tours/discovering-shiva?date=june');
  expect(words).toBe('/spiritual-tours/discovering-shiva?date=june');
  expect(link?.getAttribute('href')).toBe(`${location.origin}/spiritual-tours/discovering-shiva?date=june`);
  expect(link?.hasAttribute('target')).toBe(false);
});

it('opens another site in a new tab, without a referrer', () => {
  const { words, link } = shown('https://pictures.example/asha.jpg');
  expect(words).toBe('pictures.example/asha.jpg');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

it.each([
  [
    'link text like a URL of this site',
    `https://localhost:${'discovering-shiva-'.repeat(4)}@evil.example/login`,
  ],
  ['a user name', 'https://localhost@evil.example/login'],
  ['no scheme', '//evil.example/login'],
])('names the host of an address that hides it behind %s', (_what, address) => {
  const { words, link } = shown(address);
  expect(words).toBe('evil.example/login');
  expect(new URL(link?.getAttribute('href') ?? '').host).toBe('evil.example');
  expect(link?.getAttribute('href')).not.toContain('@');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.org', 'http://['])(
  'is not a link if it is not a web URL: %s',
  (address) => {
    const { words, link } = shown(address);
    expect(words).toBe(address);
    expect(link).toBeNull();
  },
);
