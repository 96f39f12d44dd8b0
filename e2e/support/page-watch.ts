import type { Page } from '@playwright/test';

/** Logged by Playwright itself when a journey blocks the service worker. */
const ownWords = 'Service Worker registration blocked by Playwright';

/** Collects errors, requests and failed responses of a page while it is used. */
export class PageWatch {
  readonly errors: string[] = [];
  readonly requests: string[] = [];
  readonly failures: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (!isComplaint || message.text() === ownWords) return;
      const { url } = message.location();
      this.errors.push(url ? `${message.text()} (${url})` : message.text());
    });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      this.requests.push(`${request.method()} ${pathname}${search}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.failures.push(`${response.status()} ${response.url()}`);
    });
  }

  get apiCalls(): string[] {
    return this.requests.filter((request) => request.includes(' /api/'));
  }

  /** Files that were fetched more than once. */
  get repeated(): string[] {
    const files = this.requests.filter((request) => /^GET \/(assets|remotes)\//.test(request));
    return files.filter((file, i) => files.indexOf(file) !== i);
  }
}
