import { logout, readSession } from '@valam/contracts/identity/auth.rpc';
import { aSession } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

/** A gateway with signed-in partner and owner, whose session tokens have these names. */
export async function startGatewayWithSessions(): Promise<TestGateway> {
  const gateway = await startTestGateway();
  const sessions: Record<string, ReturnType<typeof aSession>> = {
    partner: aSession(),
    owner: aSession('owner'),
  };
  await gateway.units.answer(readSession, ({ token }) => sessions[token] ?? null);
  await gateway.units.answer(logout, () => ({ ok: true as const }));
  return gateway;
}

/** The headers of a signed-in browser. */
export const as = (token: string, csrf = 'the-token') => ({ cookie: `sid=${token}`, 'x-csrf-token': csrf });
