import type { Rpc, RpcInput, RpcOutput } from '@valam/contracts/shared/define';
import { RpcClient } from '../rpc/client.js';

const patienceMs = 60_000;

/**
 * Waits for a response for longer than usual timeouts: on a busy machine, a timeout or a hedged call would
 * fail tests that are not about time. It overrides the timeouts of test contracts too, so tests of timeouts
 * use `RpcClient`.
 */
export class PatientRpcClient extends RpcClient {
  override call<R extends Rpc>(rpc: R, input: RpcInput<R>): Promise<RpcOutput<R>> {
    return super.call({ ...rpc, timeoutMs: Math.max(rpc.timeoutMs, patienceMs) }, input);
  }
}
