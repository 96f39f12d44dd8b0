import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '@valam/ui/button/button';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { passFocusOn } from './pass-focus-on';

function Place({ instead, isWhole = false }: { instead: ReactNode; isWhole?: boolean }) {
  const [isGone, setGone] = useState(false);
  const button = (
    <Button ref={passFocusOn} onClick={() => setGone(true)}>
      Remove
    </Button>
  );
  return (
    <section aria-label="Around">
      {isGone ? instead : isWhole ? <div>{button}</div> : button}
      <button type="button">Another</button>
    </section>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const around = () => screen.getByRole('region', { name: 'Around' });

describe('the focus on a control that removes itself', () => {
  it.each([false, true])(
    'moves to the section around it (removed together with its parent: %s)',
    async (isWhole) => {
      render(<Place instead={<p>Removed</p>} isWhole={isWhole} />);
      await press('Remove');
      expect(document.activeElement).toBe(around());
      await press('Another');
      expect(around().hasAttribute('tabindex')).toBe(false);
    },
  );

  it('stays on the replacement of the control if that takes the focus', async () => {
    render(
      <Place
        instead={
          <a href="#x" ref={(link) => link?.focus()}>
            Undo
          </a>
        }
      />,
    );
    await press('Remove');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Undo' }));
  });

  it('is not moved when an unfocused control is removed from outside', async () => {
    const shown = render(<Place instead={null} />);
    const other = screen.getByRole('button', { name: 'Another' });
    act(() => other.focus());
    shown.rerender(<button type="button">Alone</button>);
    expect(document.activeElement).toBe(document.body);
  });
});

function List() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section aria-label="Payouts">
      {isLoaded ? <p>No payout yet.</p> : <LoadFailed onAgain={() => setLoaded(true)}>Not now.</LoadFailed>}
    </section>
  );
}

it('moves the focus to the list after Try again has loaded it', async () => {
  render(<List />);
  await press('Try again');
  screen.getByText('No payout yet.');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Payouts' }));
});
