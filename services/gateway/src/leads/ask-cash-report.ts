import { getCommissionOutlook } from '@valam/contracts/identity/commission.rpc';
import type { getCashReportRoute } from '@valam/contracts/leads/report.routes';
import { getCashReport } from '@valam/contracts/leads/report.rpc';
import type { RpcOutput } from '@valam/contracts/shared/define';
import type { RpcClient } from '@valam/service-kit/rpc/client';
import { isAway } from '@valam/service-kit/rpc/errors';
import type { CallOf } from '../http/call.js';

/**
 * Commissions come from identity. While identity is down, the report is returned without them and says so.
 */
export async function askCashReport(
  rpc: RpcClient,
  { caller, query }: Pick<CallOf<typeof getCashReportRoute>, 'caller' | 'query'>,
): Promise<RpcOutput<typeof getCashReport>> {
  const commissions = await rpc.call(getCommissionOutlook, { caller }).catch((error: unknown) => {
    if (isAway(error)) return null;
    throw error;
  });
  return rpc.call(getCashReport, { ...query, caller, commissions });
}
