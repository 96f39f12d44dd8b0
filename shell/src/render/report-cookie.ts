import type { ActionReport } from '@valam/mfe-kit/host';
import { parseJson } from '@valam/mfe-kit/host';

/** Carries the result of a form sent without scripts to the page that follows. Read once. */
export const reportCookie = 'form-report';

const longestCookie = 3_500;

export function writeReport(report: ActionReport): string {
  const whole = encodeURIComponent(JSON.stringify(report));
  // Long texts are not worth a broken answer: then only the message is kept.
  const value =
    whole.length <= longestCookie ? whole : encodeURIComponent(JSON.stringify({ ...report, values: {} }));
  return `${reportCookie}=${value}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;
}

export const forgetReport = `${reportCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export function readReport(cookies: Readonly<Record<string, string>>): ActionReport | null {
  const report = parseJson(cookies[reportCookie] ?? '');
  if (typeof report !== 'object' || report === null || !('action' in report)) return null;
  const { action, errors, values, toast } = report as ActionReport;
  return { action, errors: errors ?? {}, values: values ?? {}, toast: toast ?? null };
}
