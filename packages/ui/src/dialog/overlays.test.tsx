import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import type { OverlayProps } from './overlay-parts';
import { overlayOpened, type OpenOverlay } from './overlay-opened';

function Page({ show }: { show: (props: OverlayProps) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {show({
        open,
        onOpenChange: setOpen,
        title: 'Menu',
        children: (
          <a href="#tours" onClick={() => setOpen(false)}>
            Tours
          </a>
        ),
      })}
    </>
  );
}

describe.each([
  ['dialog', (props: OverlayProps) => <Dialog {...props} />],
  ['drawer', (props: OverlayProps) => <Drawer {...props} />],
])('a %s', (_, show) => {
  it('has an accessible name, traps the focus, and returns it to the opener on Escape', async () => {
    render(<Page show={show} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const overlay = screen.getByRole('dialog', { name: 'Menu' });
    expect(overlay.contains(document.activeElement)).toBe(true);
    for (let i = 0; i < 5; i++) {
      await userEvent.tab();
      expect(overlay.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('leaves the focus on the heading of the next page after a link inside it was followed', async () => {
    render(
      <>
        <h1 tabIndex={-1}>Tours</h1>
        <Page show={show} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const [link, heading] = [
      screen.getByRole('link', { name: 'Tours' }),
      screen.getByText('Tours', { selector: 'h1' }),
    ];
    link.addEventListener('click', () => setTimeout(() => heading.focus()));
    await userEvent.click(link);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement).toBe(heading);
  });

  it('dispatches an event when it opens, through which Back can close it', async () => {
    const announced: OpenOverlay[] = [];
    const hear = (event: Event) => void announced.push((event as CustomEvent<OpenOverlay>).detail);
    addEventListener(overlayOpened, hear);
    render(<Page show={show} />);
    expect(announced).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    removeEventListener(overlayOpened, hear);
    expect(announced.map(({ closed }) => closed.aborted)).toEqual([false]);
    act(() => announced[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(announced.map(({ closed }) => closed.aborted)).toEqual([true]);
  });

  it('is closed by its button and by its parent', async () => {
    render(<Page show={show} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('link', { name: 'Tours' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Once() {
  const [state, setState] = useState<'offered' | 'open' | 'done'>('offered');
  return (
    <section aria-label="Actions">
      {state !== 'done' && (
        <button type="button" onClick={() => setState('open')}>
          Open the sale
        </button>
      )}
      <Dialog open={state === 'open'} onOpenChange={() => setState('offered')} title="Open the sale">
        <button type="button" onClick={() => setState('done')}>
          Confirm
        </button>
      </Dialog>
    </section>
  );
}

it('a dialog whose action removed its opener moves the focus to the section around the opener', async () => {
  render(<Once />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the sale' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Actions' })));
});

describe('a dialog with a form', () => {
  const open = async () => {
    render(
      <Page
        show={({ children: _links, ...props }) => <Dialog {...props}>{<input aria-label="Wish" />}</Dialog>}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    return screen.getByRole('dialog').parentElement ?? document.body;
  };

  it('closes on a click on the scrim while nothing is typed', async () => {
    const scrim = await open();
    await userEvent.click(scrim);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores a click on the scrim after something was typed, and closes by its button', async () => {
    const scrim = await open();
    await userEvent.type(screen.getByLabelText('Wish'), 'A room with a view');
    await userEvent.click(scrim);
    expect(screen.getByDisplayValue('A room with a view')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
