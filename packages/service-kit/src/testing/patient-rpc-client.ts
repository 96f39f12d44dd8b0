import type { Rpc, RpcInput, RpcOutput } from '@valam/contracts/shared/define';
import { RpcClient } from '../rpc/client.js';

const patienceMs = 60_000;

/**
 * Waits for an answer for longer than a visitor would: on a busy machine a call that was given up, or asked twice, would fail
 * a test that is not about time. It waits longer than a limit of the test's own contract too: a test of time uses `RpcClient`.
 */
export class PatientRpcClient extends RpcClient {
  override call<R extends Rpc>(rpc: R, input: RpcInput<R>): Promise<RpcOutput<R>> {
    return super.call({ ...rpc, timeoutMs: Math.max(rpc.timeoutMs, patienceMs) }, input);
  }
}
