import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  actionField,
  hasAction,
  keyField,
  runAction,
  tokenField,
  type ActionReport,
} from '@valam/mfe-kit/host';
import { createPath } from 'react-router';
import { budgetMs, within } from './budgets';
import type { PageRequestContext } from './page-request';
import type { ReportCookie } from './report-cookie';

const largestForm = 64 * 1024;
const neverKept = new Set([actionField, keyField, tokenField, 'totp']);
const isPassword = (name: string): boolean => /password/i.test(name);

/**
 * Handles a form submitted without JavaScript, which posts to its page's own URL: runs its action and responds with a 303 and the
 * result.
 */
export async function runForm(
  form: FormData,
  response: ServerResponse,
  context: PageRequestContext,
  {
    cookies,
    reportCookie,
    turnCookie,
    onFailure,
  }: {
    /** Cookies that the gateway set while the action ran, e.g. by signing in. */
    cookies: readonly string[];
    reportCookie: ReportCookie;
    /** Set if the form succeeds, so that the same form gets a new idempotency key from then on. */
    turnCookie: string | null;
    onFailure: (remote: string, reason: unknown) => void;
  },
): Promise<void> {
  const action = form.get(actionField);
  if (typeof action !== 'string') return refuse(response, 400, 'The form does not say what it is for.');

  const { app, remotes } = context.sources;
  const isAway = context.view.get(action.split('/')[0] ?? '')?.module === null;
  if (!isAway && !hasAction(remotes, action)) return refuse(response, 400, 'There is no such form here.');
  if (context.isPersonal) await within(budgetMs.page, app.session());
  const result = await runAction(remotes, app, action, form, onFailure);
  const report: ActionReport = {
    action,
    toast: result.toast ?? null,
    errors: Object.fromEntries(
      Object.entries(result.errors ?? {}).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
    values: result.ok ? {} : kept(form),
  };
  const turn = result.ok && turnCookie ? [turnCookie] : [];
  for (const cookie of [...cookies, reportCookie.write(report), ...turn])
    response.appendHeader('set-cookie', cookie);
  response.setHeader('cache-control', 'no-store');
  response.writeHead(303, { location: result.redirect ?? createPath(context.location) });
  response.end();
}

/** Multiple values of a field, such as interests, are joined by line breaks. */
function kept(form: FormData): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || neverKept.has(name) || isPassword(name)) continue;
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(values);
}

/** Returns null if the body is not a form or is too large. */
export async function readForm(request: IncomingMessage): Promise<FormData | null> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/.test(type)) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestForm) return null;
    chunks.push(chunk);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString('utf8'))) {
    form.append(name, value);
  }
  return form;
}

export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(message);
}
