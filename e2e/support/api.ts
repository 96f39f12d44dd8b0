import * as z from 'zod/mini';
import { siteUrl, system } from './system';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
  /** Parses the body with the schema; throws if it does not match. */
  read<S extends z.ZodMiniType>(schema: S): z.output<S>;
}

/** An API client that keeps cookies and sends the session's CSRF token with every change. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();
  private csrfToken?: string;

  constructor(private readonly origin = siteUrl()) {}

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.call('POST', path, body, headers);

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> {
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(this.csrfToken && { 'x-csrf-token': this.csrfToken }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    const content: unknown = isJson ? JSON.parse(text) : text;
    return {
      status: answer.status,
      body: content,
      headers: answer.headers,
      read: (schema) => schema.parse(content),
    };
  }

  async signIn(email: string, password: string): Promise<ApiAnswer> {
    const answer = await this.post('/api/auth/login', { email, password });
    this.csrfToken = (await this.get('/api/auth/me')).read(z.object({ csrfToken: z.string() })).csrfToken;
    return answer;
  }

  async signInAsOwner(): Promise<void> {
    const { email, password } = system().admin;
    await this.signIn(email, password);
  }
}

const InvalidFields = z.object({ details: z.object({ fields: z.record(z.string(), z.string()) }) });

/** The names of the invalid fields in an error response. */
export const refusedFields = (answer: ApiAnswer) => Object.keys(answer.read(InvalidFields).details.fields);

let serial = 0;
/** An unused email address. */
export const newAddress = (who: string) => `${who}-${Date.now()}-${++serial}@example.org`;
