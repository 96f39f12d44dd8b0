import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMockHost, fakeHttp, MockShell } from '@valam/mfe-kit/testing';
import { ConsentAgain } from './consent-again';
import { ConsentBar } from './consent-bar';

function openPage() {
  const host = createMockHost({ remotes: [], http: fakeHttp({}) });
  host.app.shell.forgetConsent();
  render(
    <MockShell host={host}>
      <main tabIndex={-1}>
        <a href="/blog">Blog</a>
      </main>
      <ConsentAgain />
      <ConsentBar />
    </MockShell>,
  );
  const bar = within(screen.getByRole('region', { name: 'Privacy choices' }));
  return { shell: host.app.shell, bar };
}

function press(button: HTMLElement) {
  button.focus();
  fireEvent.click(button);
}

it.each(['Only what is needed', 'Allow all'])(
  'after "%s" the focus moves to the content of the page if nothing had it before',
  (name) => {
    const { bar, shell } = openPage();
    press(bar.getByRole('button', { name }));
    expect(shell.consent()).toEqual({ analytics: name === 'Allow all', marketing: name === 'Allow all' });
    expect(screen.queryByRole('region', { name: 'Privacy choices' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

it('after a choice the focus returns to the element that had it before the bar', () => {
  const { bar } = openPage();
  screen.getByRole('link', { name: 'Blog' }).focus();
  bar.getByRole('link', { name: 'What that means' }).focus();
  press(bar.getByRole('button', { name: 'Allow all' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blog' }));
});

it('"Privacy choices" moves the focus to the bar that asks again, from which it returns after a choice', () => {
  const { bar, shell } = openPage();
  fireEvent.click(bar.getByRole('button', { name: 'Only what is needed' }));
  const again = screen.getByRole('button', { name: 'Privacy choices' });
  press(again);
  expect(shell.consent()).toBeNull();
  const asking = screen.getByRole('region', { name: 'Privacy choices' });
  expect(document.activeElement).toBe(asking);
  press(within(asking).getByRole('button', { name: 'Allow all' }));
  expect(shell.consent()).toEqual({ analytics: true, marketing: true });
  expect(document.activeElement).toBe(again);
});
