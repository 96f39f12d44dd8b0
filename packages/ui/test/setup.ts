import { afterEach, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// A list of two hundred countries is slow on a busy machine.
jest.setTimeout(30_000);

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// APIs of Chromium that jsdom lacks.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    ResizeObserver: Observer,
    scrollTo: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
  });
  afterEach(cleanup);
}
