import { reportProblems } from '@valam/contracts/leads/report.rpc';
import { problem } from '@valam/contracts/shared/problem';
import type { ReportRange } from '@valam/contracts/shared/report-range';
import { rangeFault } from '@valam/service-kit/report/periods';

/** Refuses a range that is invalid or too long. */
export function checkRange(range: ReportRange): void {
  const fault = rangeFault(range);
  if (fault)
    throw problem({ problems: reportProblems }, 'leads.report_range', fault, { fields: { to: fault } });
}
