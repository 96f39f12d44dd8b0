import type { HttpAnswer, HttpClient, HttpRequest } from './http-client';

/**
 * Timeout until the response headers. A phone that switches networks may lose a connection silently, and browsers wait for
 * minutes. Every call gets its response sooner than this or not at all, except for uploads, which have no timeout.
 */
const patienceMs = 60_000;
const largeLength = 100_000;

/** Calls from the browser: same origin, with cookies. */
export const browserHttp: HttpClient = {
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const { path, method, headers, body, file, signal } = request;
    const ending = new AbortController();
    const end = (): void => ending.abort();
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
    const isLarge = file !== undefined || (body?.length ?? 0) > largeLength;
    const patience = isLarge ? undefined : setTimeout(end, patienceMs);
    try {
      const response = await fetch(path, {
        method,
        headers,
        credentials: 'include',
        body: file ?? body ?? null,
        signal: ending.signal,
      });
      clearTimeout(patience);
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        text: await response.text(),
      };
    } finally {
      clearTimeout(patience);
      signal?.removeEventListener('abort', end);
    }
  },
};
