import { beforeAll, jest } from '@jest/globals';
import { configure } from '@testing-library/react';

/** What charts ask of a browser and jsdom does not have; they are large, so the first one takes its time. */
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
