import type { HttpAnswer, HttpClient, HttpRequest } from '../api/http-client';

/** A fake response: a body with status 200, or a function that returns it. */
export type FakeAnswer = unknown | ((request: HttpRequest) => unknown);

/** A refusal in the gateway's format. */
export class FakeProblem {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message = 'That was refused.',
    readonly details: Record<string, unknown> = {},
  ) {}
}

export interface FakeHttp extends HttpClient {
  readonly calls: readonly HttpRequest[];
}

/**
 * Responds to calls by `METHOD /path`, ignoring the query. A function is called with the request; a `FakeProblem` is a refusal;
 * a call that is not listed goes to `otherwise`, or gets a 404.
 */
export function fakeHttp(answers: Readonly<Record<string, FakeAnswer>>, otherwise?: HttpClient): FakeHttp {
  const calls: HttpRequest[] = [];
  return {
    calls,
    async send(request) {
      calls.push(request);
      const key = `${request.method} ${request.path.split('?')[0]}`;
      if (!(key in answers)) {
        return otherwise ? otherwise.send(request) : answerOf(new FakeProblem(404, 'not_found', key));
      }
      const answer = answers[key];
      return answerOf(
        typeof answer === 'function' ? await (answer as (r: HttpRequest) => unknown)(request) : answer,
      );
    },
  };
}

function answerOf(answer: unknown): HttpAnswer {
  if (!(answer instanceof FakeProblem)) {
    return { status: 200, contentType: 'application/json', text: JSON.stringify(answer) };
  }
  const { status, code, message, details } = answer;
  const kind = kinds[status] ?? 'internal';
  return { status, contentType: 'application/json', text: JSON.stringify({ code, kind, message, details }) };
}

const kinds: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  429: 'rate_limited',
  503: 'unavailable',
};
