import type { HttpAnswer, HttpClient, HttpRequest } from './http-client';

/** Calls from the browser: same origin, with cookies. */
export const browserHttp: HttpClient = {
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const response = await fetch(request.path, {
      method: request.method,
      headers: request.headers,
      credentials: 'include',
      ...(request.body === undefined ? {} : { body: request.body }),
      ...(request.signal ? { signal: request.signal } : {}),
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  },
};
