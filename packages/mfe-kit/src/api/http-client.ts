import type { Problem } from '@valam/contracts/shared/problem';

/** One call of the public API, ready to be sent. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query, beginning with `/api/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sent as it is instead of `body`; in the browser only. */
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Transport of calls: `fetch` in the browser, a keep-alive connection to the gateway on the server. */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** Why a call failed. `status` 0 means that the browser, or a proxy in front of the service, got no response. */
export interface CallFailure {
  readonly status: number;
  readonly problem: Problem & { readonly traceId?: string };
}

const noAnswer: CallFailure = {
  status: 0,
  problem: {
    code: 'network',
    kind: 'unavailable',
    message: 'The site can’t be reached just now. Check your connection and try again.',
  },
};

export const failureWithoutAnswer = (): CallFailure => noAnswer;

/**
 * Parses the problem in a response. Any other format counts as unavailable; with 502 or 504 it is that of a balancer without a
 * response, which is treated like a lost connection: a write may have been done.
 */
export function failureOf(answer: HttpAnswer): CallFailure {
  const body = parseJson(answer.text);
  if (isProblem(body)) return { status: body.code === 'outcome.unknown' ? 0 : answer.status, problem: body };
  return {
    status: answer.status > 501 ? 0 : answer.status,
    problem: {
      code: `http.${answer.status}`,
      kind: 'unavailable',
      message: 'Something went wrong. Please try again.',
    },
  };
}

function isProblem(body: unknown): body is CallFailure['problem'] {
  return typeof body === 'object' && body !== null && 'code' in body && 'kind' in body && 'message' in body;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
