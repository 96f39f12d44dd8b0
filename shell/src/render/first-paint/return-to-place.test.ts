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

test.each(['reload', 'back_forward'])('restores the scroll position on %s after parsing', (type) => {
  arrive(type);
  returnToPlace();
  expect(scrollTo).not.toHaveBeenCalled();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('adds a key to a history entry without one', () => {
  arrive('navigate');
  returnToPlace();
  expect(history.state).toEqual({ key: 'a' });
  history.replaceState(null, '');
  returnToPlace();
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) });
});

test('restores the position of an anchor’s history entry, which the router has not created, by its URL', () => {
  history.replaceState(null, '');
  arrive('reload');
  returnToPlace();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});

test('restores the position of the page behind an open dialog', () => {
  history.replaceState({ key: 'dialog', usr: { placeKey: 'a' } }, '');
  arrive('reload');
  returnToPlace();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('does not scroll on a first visit or without a saved position', () => {
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

test('does not throw if storage is blocked or its content is not JSON, so that the scripts after it run', () => {
  arrive('reload');
  sessionStorage.setItem('react-router-scroll-positions', '{');
  expect(returnToPlace).not.toThrow();
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(returnToPlace).not.toThrow();
  blocked.mockRestore();
});
