// What Chromium has and jsdom lacks.
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, { ResizeObserver: Observer, scrollTo: () => undefined });
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

afterEach(cleanup);
