import { logout, readSession } from '@valam/contracts/identity/auth.rpc';
import { aSession } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

/** A gateway at which a partner and the owner are signed in, each with a token of that name. */
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

/** The headers of a browser that is signed in. */
export const as = (token: string, csrf = 'the-token') => ({ cookie: `sid=${token}`, 'x-csrf-token': csrf });
