import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenPainted } from './when-painted';

type Heard = (list: { getEntries: () => unknown[] }) => void;
let observers = new Map<string, Heard>();

class Observer {
  static supportedEntryTypes = ['paint', 'largest-contentful-paint'];
  #type = '';
  constructor(private readonly heard: Heard) {}
  disconnect(): void {
    observers.delete(this.#type);
  }
  observe({ type }: { type: string }): void {
    this.#type = type;
    observers.set(type, this.heard);
  }
}

/** Reports all images at once, as a browser does. */
class ScreenObserver {
  #seen: object[] = [];
  constructor(private readonly heard: (seen: object[]) => void) {}
  disconnect(): void {
    this.#seen = [];
  }
  observe(target: HTMLElement): void {
    if (this.#seen.length === 0) queueMicrotask(() => this.heard(this.#seen));
    const { top } = target.dataset;
    this.#seen.push({ target, isIntersecting: Number(top) < 1_000, boundingClientRect: { width: 300 } });
  }
}

const tell = (type: string, entry: object): void => observers.get(type)?.({ getEntries: () => [entry] });
const paint = async (name: string): Promise<void> => {
  tell('paint', { name });
  await Promise.resolve();
};
const withObserver = (value: unknown): void => {
  Object.defineProperty(window, 'PerformanceObserver', { value, configurable: true, writable: true });
};
const hidden = (value: boolean): void => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
};
const picture = (complete: boolean, top = 0): HTMLImageElement => {
  const image = document.createElement('img');
  image.dataset.top = String(top);
  Object.defineProperty(image, 'complete', { value: complete, configurable: true });
  document.body.append(image);
  return image;
};
const arrive = (image: HTMLImageElement, outcome = 'load'): void => {
  Object.defineProperty(image, 'complete', { value: true });
  image.dispatchEvent(new Event(outcome));
};
const then = jest.fn<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  then.mockReset();
  observers = new Map();
  document.body.innerHTML = '';
  withObserver(Observer);
  Object.assign(window, { IntersectionObserver: ScreenObserver });
  hidden(false);
});

afterEach(() => void jest.useRealTimers());

test('calls once, after the first contentful paint', async () => {
  whenPainted(then);
  await paint('first-paint');
  expect(then).not.toHaveBeenCalled();
  await paint('first-contentful-paint');
  expect(then).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
});

test('waits for the paint of the first image', async () => {
  const image = picture(false);
  whenPainted(then);
  await paint('first-contentful-paint');
  tell('largest-contentful-paint', { element: document.body });
  tell('largest-contentful-paint', { element: image });
  jest.advanceTimersByTime(400);
  expect(then).not.toHaveBeenCalled();
  arrive(image);
  tell('largest-contentful-paint', { element: image });
  expect(then).toHaveBeenCalledTimes(1);
});

test.each(['load', 'error'])(
  'waits only 100 ms after the %s event of an image whose paint is not reported',
  async (outcome) => {
    const image = picture(false);
    whenPainted(then);
    await paint('first-contentful-paint');
    arrive(image, outcome);
    jest.advanceTimersByTime(99);
    expect(then).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledTimes(1);
  },
);

test('waits for all images in the viewport, but not for those below', async () => {
  const [first, second] = [picture(false), picture(false)];
  picture(false, 5_000);
  whenPainted(then);
  await paint('first-contentful-paint');
  arrive(first);
  tell('largest-contentful-paint', { element: first });
  jest.advanceTimersByTime(200);
  expect(then).not.toHaveBeenCalled();
  arrive(second);
  jest.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledTimes(1);
});

test('waits only 100 ms if the image is already complete', async () => {
  picture(true);
  whenPainted(then);
  await paint('first-contentful-paint');
  jest.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledTimes(1);
});

test('waits at most 500 ms for an image', async () => {
  picture(false);
  whenPainted(then);
  await paint('first-contentful-paint');
  jest.advanceTimersByTime(499);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('times out after three seconds', () => {
  whenPainted(then);
  jest.advanceTimersByTime(2_999);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('calls immediately for a page in the background, and in browsers that do not report paints', () => {
  hidden(true);
  whenPainted(then);
  expect(then).toHaveBeenCalledTimes(1);
  hidden(false);
  Reflect.deleteProperty(window, 'PerformanceObserver');
  whenPainted(then);
  expect(then).toHaveBeenCalledTimes(2);
});
