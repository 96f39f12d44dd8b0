import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { legacy_createStore as createStore } from 'redux';
import { lateCode, type LateCode } from '../src/later/late-code';
import { AfterCode, Later } from '../src/later/later';

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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        orders.push(room);
      }}
    >
      <button type="button" onClick={() => setRoom('own')}>
        Own room
      </button>
      <input aria-label="Name" defaultValue="" />
      <button type="submit">Order</button>
      <a href="#whole-page">Ask</a>
    </form>
  );
}

/* The server's markup of a completed Suspense boundary, before hydration. */
const markup =
  '<div style="display:contents" data-no-box=""><!--$--><form><button type="button">Own room</button>' +
  '<input aria-label="Name" value=""/><button type="submit">Order</button>' +
  '<a href="#whole-page">Ask</a></form><!--/$--></div>';

let document_: HTMLElement;
let root: Root;
let code: LateCode;
let arrive: () => void;
let load: jest.Mock<() => Promise<void>>;
const complaints: unknown[] = [];

interface Shown {
  readonly shell: { readonly currency: string };
  readonly given: object;
}
type Change = { type: string } & Partial<Shown['shell']> & Partial<Pick<Shown, 'given'>>;

function Part({ isSlot }: { isSlot: boolean }) {
  const given = useSelector((state: Shown) => state.given);
  return (
    <Later code={code} given={given} {...(isSlot && { instead: <p>plain inquiry</p> })}>
      {(onLive) => (
        <Suspense fallback="…">
          <AfterCode code={code} onLive={onLive}>
            <Order />
          </AfterCode>
        </Suspense>
      )}
    </Later>
  );
}

async function show({ isSlot = false }: { isSlot?: boolean } = {}) {
  const store = createStore(
    (
      state: Shown = { shell: { currency: 'USD' }, given: {} },
      { currency = state.shell.currency, given = state.given }: Change,
    ): Shown => ({ shell: { currency }, given }),
  );
  load = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  code = lateCode(load);
  document_ = document.body.appendChild(document.createElement('div'));
  document_.innerHTML = markup;
  await act(async () => {
    root = hydrateRoot(
      document_,
      <Provider store={store}>
        <Part isSlot={isSlot} />
      </Provider>,
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  return store;
}

function field<T extends Element>(selector: string): T {
  const found = document_.querySelector<T>(selector);
  if (!found) throw new Error(`the document has no ${selector}`);
  return found;
}

beforeEach(() => {
  orders.length = 0;
  complaints.length = 0;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document_.remove();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(complaints).toEqual([]);
});

describe('a part with lazy-loaded code', () => {
  it('keeps the server’s markup and loads no code until it is near the viewport', async () => {
    await show();
    const form = field('form');
    expect(load).not.toHaveBeenCalled();
    comeNear();
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(field('form')).toBe(form);
    fireEvent.click(field('button[type=button]'));
    fireEvent.click(field('button[type=submit]'));
    expect(orders).toEqual(['own']);
  });

  it.each(['pointerover', 'touchstart', 'focusin'])('loads its code on the first %s', async (sign) => {
    await show();
    fireEvent(field('button'), new Event(sign, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps text that was typed in a form while its code was loading', async () => {
    await show();
    comeNear();
    fireEvent.input(field('input'), { target: { value: 'Meera' } });
    await act(async () => arrive());
    expect(field<HTMLInputElement>('input').value).toBe('Meera');
  });

  it('leaves links and forms to the browser until hydration', async () => {
    await show();
    comeNear();
    const left: string[] = [];
    const watch = (event: Event) => {
      if (!event.defaultPrevented) left.push(event.type);
      event.preventDefault();
    };
    // At the window, where the capture phase starts: React stops the event at its root.
    for (const type of ['click', 'submit']) window.addEventListener(type, watch, true);
    fireEvent.click(field('a'));
    fireEvent.submit(field('form'));
    for (const type of ['click', 'submit']) window.removeEventListener(type, watch, true);
    expect(left).toEqual(['click', 'submit']);
    await act(async () => arrive());
    expect(orders).toEqual([]);
  });

  it('loads its code when the currency changes', async () => {
    const store = await show();
    await act(async () => store.dispatch({ type: 'changed', currency: 'EUR' }));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    fireEvent.click(field('button[type=submit]'));
    expect(orders).toEqual(['shared']);
  });

  it('loads its code when an action has changed the data that it shows', async () => {
    const store = await show();
    await act(async () => store.dispatch({ type: 'asked again' }));
    expect(load).not.toHaveBeenCalled();
    await act(async () => store.dispatch({ type: 'paid', given: { paid: true } }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its markup if its code fails to load, and retries on the next interaction', async () => {
    await show();
    load.mockRejectedValueOnce(new Error('gone'));
    await act(async () => comeNear());
    expect(field('form')).toBeTruthy();
    await act(async () => fireEvent.focusIn(field('button')));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is replaced by the fallback of its slot if its code fails to load', async () => {
    await show({ isSlot: true });
    load.mockRejectedValueOnce(new Error('gone'));
    await act(async () => comeNear());
    expect(document_.textContent).toBe('plain inquiry');
  });
});
