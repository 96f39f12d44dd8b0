import { clocks } from './clocks.js';
import { crowd } from './crowd.js';
import { departureCancelled } from './departure-cancelled.js';
import { killed } from './killed.js';
import { late } from './late.js';
import { provider } from './provider.js';
import { refundFails } from './refund-fails.js';
import { sameRequest } from './same-request.js';
import type { SeededScenario } from './scenario.js';
import { webhooks } from './webhooks.js';

export const seededScenarios: readonly SeededScenario[] = [
  killed,
  webhooks,
  late,
  provider,
  clocks,
  crowd,
  sameRequest,
  departureCancelled,
  refundFails,
];
