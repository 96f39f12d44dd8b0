import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { legacy_createStore as createStore } from 'redux';
import { createGate, type Gate } from '../src/later/gate';
import { Behind, Later } from '../src/later/later';

let comeNear: () => void = () => undefined;

class FakeObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    comeNear = () => this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    comeNear = () => undefined;
  }
}

const orders: string[] = [];

function Order() {
  const [room, setRoom] = useState('shared');
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        orders.push(`${room} for ${name}`);
      }}
    >
      {['shared', 'own'].map((one) => (
        <label key={one}>
          <input type="radio" name="room" value={one} checked={room === one} onChange={() => setRoom(one)} />
          {one}
        </label>
      ))}
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <button type="submit">Order</button>
      <a
        href="#whole-page"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          orders.push('dialog');
        }}
      >
        Ask
      </a>
    </form>
  );
}

/* As the server writes it: the boundary is complete, nothing in it is live. */
const markup =
  '<div style="display:contents"><!--$--><form>' +
  '<label><input type="radio" name="room" checked="" value="shared"/>shared</label>' +
  '<label><input type="radio" name="room" value="own"/>own</label>' +
  '<input aria-label="Name" value=""/><button type="submit">Order</button>' +
  '<a href="#whole-page" aria-haspopup="dialog">Ask</a></form><!--/$--></div>';

let document_: HTMLElement;
let root: Root;
let gate: Gate;
let arrive: () => void;
let load: jest.Mock<() => Promise<void>>;

async function show(currency = 'USD') {
  const store = createStore((state = { shell: { currency } }, action: { type: string; currency?: string }) =>
    action.currency ? { shell: { currency: action.currency } } : state,
  );
  load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  gate = createGate(load);
  document_ = document.body.appendChild(document.createElement('div'));
  document_.innerHTML = markup;
  await act(async () => {
    root = hydrateRoot(
      document_,
      <Provider store={store}>
        <Later gate={gate}>
          {() => (
            <Suspense fallback="…">
              <Behind gate={gate}>
                <Order />
              </Behind>
            </Suspense>
          )}
        </Later>
      </Provider>,
    );
  });
  return store;
}

const field = <T extends Element>(selector: string) => document_.querySelector<T>(selector)!;

beforeEach(() => {
  orders.length = 0;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document_.remove();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

describe('a part whose code comes later', () => {
  it('keeps the markup of the server and fetches nothing until the visitor comes near', async () => {
    await show();
    const form = field('form');
    expect(load).not.toHaveBeenCalled();
    comeNear();
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(field('form')).toBe(form);
    fireEvent.click(field('button'));
    expect(orders).toEqual(['shared for ']);
  });

  it('does what was done before its code had come', async () => {
    await show();
    fireEvent.click(field('input[value=own]'));
    fireEvent.input(field('[aria-label=Name]'), { target: { value: 'Meera' } });
    fireEvent.click(field('button'));
    expect(orders).toEqual([]);
    await act(async () => arrive());
    await waitFor(() => expect(orders).toEqual(['own for Meera']));
  });

  it('opens the dialog of a link that was pressed before its code had come', async () => {
    await show();
    fireEvent.click(field('a'));
    expect([orders, window.location.hash]).toEqual([[], '']);
    await act(async () => arrive());
    await waitFor(() => expect(orders).toEqual(['dialog']));
    expect(window.location.hash).toBe('');
  });

  it('lets such a link be followed into another tab, or anywhere when its code cannot be had', async () => {
    await show();
    const followed: boolean[] = [];
    const watch = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', watch, true);
    fireEvent.click(field('a'), { ctrlKey: true });
    expect(followed).toEqual([true]);
    load.mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(field('a'));
    expect(followed).toEqual([true]);
    await act(async () => undefined);
    expect(followed).toEqual([true, true]);
    window.removeEventListener('click', watch, true);
  });

  it('comes when prices are to stand in another currency', async () => {
    const store = await show();
    await act(async () => store.dispatch({ type: 'changed', currency: 'EUR' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lets a form go its way without scripts when its code cannot be had', async () => {
    await show();
    load.mockRejectedValueOnce(new Error('gone'));
    const sent = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', sent, true);
    fireEvent.click(field('button'));
    expect(sent).not.toHaveBeenCalled();
    await act(async () => undefined);
    expect(sent).toHaveBeenCalledTimes(1);
    window.removeEventListener('submit', sent, true);
  });
});
