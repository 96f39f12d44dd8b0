import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { holdTarget } from './hold-target';

const scrollIntoView = jest.fn();
let isWatching = false;
let grow = (): void => undefined;

class Heights {
  constructor(changed: () => void) {
    grow = () => {
      if (isWatching) changed();
    };
  }
  observe = (): void => {
    isWatching = true;
  };
  disconnect = (): void => {
    isWatching = false;
  };
}

const arrive = (type: string, hash: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  location.hash = hash;
  holdTarget();
  document.dispatchEvent(new Event('DOMContentLoaded'));
};

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockReset();
  isWatching = false;
  grow = () => undefined;
  Object.assign(window, { ResizeObserver: Heights });
  document.body.innerHTML = '<aside id="book"></aside>';
  Object.assign(document.querySelector('#book') ?? {}, { scrollIntoView });
});

afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
  location.hash = '';
});

test('scrolls the target back to the top whenever the height of the page changes', () => {
  arrive('navigate', '#book');
  grow();
  grow();
  expect(scrollIntoView.mock.calls).toEqual(Array(2).fill([{ block: 'start', behavior: 'instant' }]));
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops on the first %s', (sign) => {
  arrive('navigate', '#book');
  window.dispatchEvent(new Event(sign));
  grow();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('stops ten seconds after the page has loaded', () => {
  arrive('navigate', '#book');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(9_999);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

const changeTo = (hash: string): void => {
  location.hash = hash;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};

test('holds the target of a later hash change for ten seconds', () => {
  arrive('navigate', '');
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(20_000);
  changeTo('#book');
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  changeTo('');
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  changeTo('#book');
  jest.advanceTimersByTime(10_000);
  grow();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('ignores hash changes after the visitor has started to use the page', () => {
  arrive('navigate', '');
  window.dispatchEvent(new Event('pointerdown'));
  changeTo('#book');
  grow();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['reload', '#book'],
  ['back_forward', '#book'],
  ['navigate', ''],
])('does nothing on %s to "%s"', (type, hash) => {
  arrive(type, hash);
  grow();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
