import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startAfterPaint, startMarkup, type FirstCode } from './start-after-paint';

const code: FirstCode = {
  run: [
    ['/assets/platform.js', 'sha384-p'],
    ['/assets/main.js', 'sha384-m'],
  ],
  fetch: [['/remotes/catalog/1/page.js', undefined]],
};

type Heard = (list: { getEntriesByName: (name: string) => unknown[] }) => void;
let paint: ((name: string) => void) | undefined;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  disconnect = (): void => undefined;
  constructor(private readonly heard: Heard) {}
  observe(): void {
    paint = (name) => this.heard({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
  }
}

const withObserver = (value: unknown): void => {
  Object.defineProperty(window, 'PerformanceObserver', { value, configurable: true, writable: true });
};
const hidden = (value: boolean): void => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
};
const sources = (): (string | null)[] =>
  [...document.head.querySelectorAll('script, link')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href'),
  );
const all = ['/assets/platform.js', '/assets/main.js', '/remotes/catalog/1/page.js'];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  withObserver(PaintObserver);
  hidden(false);
  paint = undefined;
});

afterEach(() => void jest.useRealTimers());

test('asks for no code before the page has been painted with something on it', () => {
  startAfterPaint(code, 3_000);
  paint?.('first-paint');
  expect(sources()).toEqual([]);
  paint?.('first-contentful-paint');
  expect(sources()).toEqual(all);
  expect(document.head.querySelector('script')).toMatchObject({ integrity: 'sha384-p', async: true });
});

test('asks for it once, also when the paint comes after its patience has ended', () => {
  startAfterPaint(code, 3_000);
  jest.advanceTimersByTime(2_999);
  expect(sources()).toEqual([]);
  jest.advanceTimersByTime(1);
  paint?.('first-contentful-paint');
  expect(sources()).toEqual(all);
});

test('asks at once for a page that nobody sees yet, and where a browser does not tell of paints', () => {
  hidden(true);
  startAfterPaint(code, 3_000);
  expect(sources()).toEqual(all);
  document.head.replaceChildren();
  hidden(false);
  withObserver(undefined);
  Reflect.deleteProperty(window, 'PerformanceObserver');
  startAfterPaint(code, 3_000);
  expect(sources()).toEqual(all);
});

test('is sent as text that needs nothing from around it', () => {
  const text = /^<script nonce="n">(.*)<\/script>$/s.exec(startMarkup(code, 'n'))?.[1] ?? '';
  hidden(true);
  document.body.append(Object.assign(document.createElement('script'), { textContent: text }));
  expect(sources()).toEqual(all);
});
