import type { ActionReport } from '@valam/mfe-kit/host';
import { parseJson } from '@valam/mfe-kit/host';
import * as z from 'zod/mini';
import type { Signatures } from './signatures';

const longestCookie = 3_500;
/** In bytes, before it is signed and encoded in base64, which takes four characters for three bytes. */
const longestReport = 2_500;
const lifetimeSeconds = 60;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const fields = z.record(text(80), text(5_000));
const Report = z.object({
  action: text(80),
  errors: fields,
  values: fields,
  toast: z.nullable(
    z.object({
      title: text(500),
      description: z.optional(text(1_000)),
      tone: z.optional(z.enum(['plain', 'success', 'destructive'])),
    }),
  ),
});
const Signed = z.object({ until: z.number(), report: Report });

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Without the longest values, which do not fit into the cookie: a long message must not cost the other input. */
function shortened(report: ActionReport): ActionReport {
  let room = longestReport - bytesOf({ ...report, values: {} });
  const shortestFirst = Object.entries(report.values).sort((a, b) => bytesOf(a) - bytesOf(b));
  const kept = shortestFirst.filter((field) => (room -= bytesOf(field)) >= 0);
  return { ...report, values: Object.fromEntries(kept) };
}

export interface ReportCookieFacts {
  readonly signatures: Signatures;
  /** With TLS the cookie has the `__Host-` prefix, so that no other host can set it. */
  readonly isSecure: boolean;
  readonly now?: () => number;
}

/**
 * Transfers the result of a form submitted without JavaScript to the next page, where it is read once. Signed, because its content
 * is rendered: a forged report could make a page fail.
 */
export class ReportCookie {
  readonly name: string;
  readonly #signatures: Signatures;
  readonly #attributes: string;
  readonly #now: () => number;

  constructor({ signatures, isSecure, now = Date.now }: ReportCookieFacts) {
    this.name = isSecure ? '__Host-form-report' : 'form-report';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#signatures = signatures;
    this.#now = now;
  }

  write(report: ActionReport): string {
    const whole = this.#signed(report);
    const value = whole.length <= longestCookie ? whole : this.#signed(shortened(report));
    return `${this.name}=${value}; Max-Age=${lifetimeSeconds}; ${this.#attributes}`;
  }

  get forget(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`;
  }

  /** Returns null unless this site signed the cookie within the last minute. */
  read(
    cookies: Readonly<Record<string, string>>,
    isKnownAction: (action: string) => boolean,
  ): ActionReport | null {
    const [content = '', signature = ''] = (cookies[this.name] ?? '').split('.');
    if (!this.#signatures.verify('form-report', content, signature)) return null;
    const signed = z.safeParse(Signed, parseJson(Buffer.from(content, 'base64url').toString('utf8')));
    if (!signed.success || signed.data.until < this.#now()) return null;
    const { toast, ...report } = signed.data.report;
    return isKnownAction(report.action) ? { ...report, toast: toast } : null;
  }

  #signed(report: ActionReport): string {
    const until = this.#now() + lifetimeSeconds * 1_000;
    const content = Buffer.from(JSON.stringify({ until, report })).toString('base64url');
    return `${content}.${this.#signatures.sign('form-report', content)}`;
  }
}
