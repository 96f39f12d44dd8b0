import { beforeAll, jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/**
 * Provides the browser APIs that charts need and jsdom lacks; raises timeouts, because loading the large chart library is
 * slow.
 */
export function withCharts(): void {
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(() => {
    Object.assign(window, {
      matchMedia: () => ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  });
}
