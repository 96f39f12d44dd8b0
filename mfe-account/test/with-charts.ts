import { beforeAll } from '@jest/globals';

/** Provides the browser APIs that charts need and jsdom lacks. */
export function withCharts(): void {
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
