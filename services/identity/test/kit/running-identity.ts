import { afterAll } from '@jest/globals';
import type { Env } from '@valam/service-kit/config/read-config';
import { actions, startIdentity } from './identity-service.js';
import { standInForLeads } from './leads-stand-in.js';
import { partnerActions } from './partner-actions.js';

/** Starts the service for the tests of one file, and stops it after the last test. */
export async function runningIdentity(env: Env = {}) {
  const service = await startIdentity(env);
  afterAll(() => service.stop());
  return { service, does: actions(service) };
}

/** Identity with a stub of leads and partners. */
export async function runningPartnerProgram() {
  const { service, does } = await runningIdentity();
  standInForLeads(service.nats);
  return { service, does, partners: partnerActions(does) };
}
