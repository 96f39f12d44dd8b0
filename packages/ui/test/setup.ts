import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Browser APIs that jsdom lacks.
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
  // Loading a lazy view and queries by role on a long page take seconds on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
