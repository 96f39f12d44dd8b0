import { partnerReportProblems } from '@valam/contracts/identity/partner-report.rpc';
import { problem } from '@valam/contracts/shared/problem';
import type { ReportRange } from '@valam/contracts/shared/report-range';
import { rangeFault } from '@valam/service-kit/report/periods';

/** Refuses a range that is invalid or too long. */
export function checkRange(range: ReportRange): void {
  const fault = rangeFault(range);
  if (fault)
    throw problem({ problems: partnerReportProblems }, 'identity.report_range', fault, {
      fields: { to: fault },
    });
}
