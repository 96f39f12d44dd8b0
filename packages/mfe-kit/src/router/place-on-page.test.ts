import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followPlaceOnPage } from './place-on-page';

const scroll = (to: number): void => {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const listen = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  listen.mockClear();
  history.replaceState(null, '');
});

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  jest.useRealTimers();
});

test('writes the place down when scrolling has come to rest, once', () => {
  const replace = jest.spyOn(history, 'replaceState');
  followPlaceOnPage();
  for (const to of [10, 400, 900]) scroll(to);
  expect(replace).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ scrollY: 900 });
  replace.mockRestore();
});

test('writes it at once when asked, and nothing of it into the next entry', () => {
  const place = followPlaceOnPage();
  scroll(500);
  place.write();
  expect(history.state).toEqual({ scrollY: 500 });
  scroll(700);
  place.leave();
  history.pushState(null, '', '#next');
  jest.runAllTimers();
  expect(history.state).toBeNull();
});
