import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { returnToPlace } from './return-to-place';

const scrollTo = jest.fn();
const arrive = (type: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
};
const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  scrollTo.mockReset();
  Object.assign(window, { scrollTo });
  history.replaceState({ scrollY: 900 }, '');
});

afterEach(() => history.replaceState(null, ''));

test.each(['reload', 'back_forward'])('finds the place again on %s, as soon as the page is there', (type) => {
  arrive(type);
  returnToPlace();
  expect(scrollTo).not.toHaveBeenCalled();
  parsed();
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('leaves who comes for the first time, or was at the top, at the top', () => {
  arrive('navigate');
  returnToPlace();
  history.replaceState(null, '');
  arrive('reload');
  returnToPlace();
  parsed();
  expect(scrollTo).not.toHaveBeenCalled();
});
