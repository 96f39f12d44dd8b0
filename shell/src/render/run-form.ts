import type { IncomingMessage, ServerResponse } from 'node:http';
import { actionField, hrefOf, keyField, runAction, type ActionReport } from '@valam/mfe-kit/host';
import { budgetMs, within } from './budgets';
import type { PageRequestContext } from './page-request';
import { writeReport } from './report-cookie';

const largestForm = 64 * 1024;
const neverKept = new Set([actionField, keyField, 'totp']);
const isPassword = (name: string): boolean => /password/i.test(name);

/** A form without scripts posts to its page's own address: runs its action and answers 303 with the result. */
export async function runForm(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageRequestContext,
  /** Set by the gateway while the action ran, e.g. by signing in. */
  cookies: readonly string[],
  onFailure: (remote: string, reason: unknown) => void,
): Promise<void> {
  const form = await readForm(request);
  if (!form) return refuse(response, 415, 'A form is expected.');
  const action = form.get(actionField);
  if (typeof action !== 'string') return refuse(response, 400, 'The form does not say what it is for.');

  const { app, remotes } = context.sources;
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
  for (const cookie of [...cookies, writeReport(report)]) response.appendHeader('set-cookie', cookie);
  response.setHeader('cache-control', 'no-store');
  response.writeHead(303, { location: result.redirect ?? hrefOf(context.location) });
  response.end();
}

function kept(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !neverKept.has(name) && !isPassword(name)) values[name] = value;
  }
  return values;
}

async function readForm(request: IncomingMessage): Promise<FormData | null> {
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

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(message);
}
