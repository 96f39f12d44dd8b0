import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { returnToPlace } from './return-to-place';

const scrollTo = jest.fn();
const arrive = (type: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
};
const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));
const left = (places: Record<string, number>): void =>
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(places));

beforeEach(() => {
  scrollTo.mockReset();
  Object.assign(window, { scrollTo });
  history.replaceState({ key: 'a' }, '');
  left({ a: 900, b: 100, '/': 300 });
});

afterEach(() => {
  history.replaceState(null, '');
  sessionStorage.clear();
});

test.each(['reload', 'back_forward'])('finds the place again on %s, as soon as the page is there', (type) => {
  arrive(type);
  returnToPlace();
  expect(scrollTo).not.toHaveBeenCalled();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('gives a new entry of the history a key, and keeps the one it has', () => {
  arrive('navigate');
  returnToPlace();
  expect(history.state).toEqual({ key: 'a' });
  history.replaceState(null, '');
  returnToPlace();
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) });
});

test('knows a place within a page, of which the router knows nothing, by its address', () => {
  history.replaceState(null, '');
  arrive('reload');
  returnToPlace();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});

test('finds the place of the page over which a dialog was open', () => {
  history.replaceState({ key: 'dialog', usr: { placeKey: 'a' } }, '');
  arrive('reload');
  returnToPlace();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('leaves who comes for the first time, or was nowhere else, at the top', () => {
  arrive('navigate');
  returnToPlace();
  arrive('reload');
  history.replaceState({ key: 'other' }, '');
  returnToPlace();
  sessionStorage.clear();
  returnToPlace();
  parsed();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('lets the rest of the first scripts run where the browser blocks storage, or holds no JSON', () => {
  arrive('reload');
  sessionStorage.setItem('react-router-scroll-positions', '{');
  expect(returnToPlace).not.toThrow();
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(returnToPlace).not.toThrow();
  blocked.mockRestore();
});
