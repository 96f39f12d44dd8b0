import { describe, expect, it } from '@jest/globals';
import { requestOf } from './route-request';

const route = { method: 'GET', path: '/api/tours/:slug' };

describe('a call', () => {
  it('fills in the path and serializes the query without empty parameters', () => {
    const { path } = requestOf(
      route,
      { params: { slug: 'a b/c' }, query: { theme: 'Shiva', month: null, tag: ['x', 'y'] } },
      null,
    );
    expect(path).toBe('/api/tours/a%20b%2Fc?theme=Shiva&tag=x&tag=y');
  });
  it('throws if a path parameter is missing', () => {
    expect(() => requestOf(route, {}, null)).toThrow('needs slug');
  });
  it('has the CSRF token only if it is a write', () => {
    expect(
      requestOf({ ...route, method: 'POST' }, { params: { slug: 'a' } }, 't').headers['x-csrf-token'],
    ).toBe('t');
    expect(requestOf(route, { params: { slug: 'a' } }, 't').headers['x-csrf-token']).toBeUndefined();
  });
  it('has a file as its body with the content type of the file', () => {
    const file = new Blob(['x'], { type: 'image/png' });
    const request = requestOf({ method: 'POST', path: '/api/x' }, { body: file }, 't');
    expect(request.headers).toMatchObject({ 'content-type': 'image/png', 'x-csrf-token': 't' });
    expect(request.file).toBe(file);
    expect(request.body).toBeUndefined();
  });
  it('has headers for its idempotency key and the expected version', () => {
    const { headers, body } = requestOf(
      { method: 'PATCH', path: '/api/x' },
      { body: { a: 1 }, idempotencyKey: 'k', ifMatch: 3 },
      null,
    );
    expect(headers).toMatchObject({
      'idempotency-key': 'k',
      'if-match': '3',
      'content-type': 'application/json',
    });
    expect(body).toBe('{"a":1}');
  });
});
