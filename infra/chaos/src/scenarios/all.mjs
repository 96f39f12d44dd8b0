import { crowd } from './500-buyers.mjs';
import { backup } from './backup.mjs';
import { contentAlone } from './content-alone.mjs';
import { editShown } from './edit-shown.mjs';
import { killedServices } from './killed-services.mjs';
import { latePayment, latePaymentFree } from './late-payment.mjs';
import { mailDown } from './mail-down.mjs';
import { mediaAway } from './media-away.mjs';
import { oldPage } from './old-page.mjs';
import { slowClients, twoOperators } from './overload.mjs';
import { overrun } from './overrun.mjs';
import { providerDown, refundFails } from './provider-down.mjs';
import { registryBroken } from './registry.mjs';
import { remoteBundles } from './remote-bundles.mjs';
import { remoteChunks } from './remote-chunks.mjs';
import { gatewayKilled, rollingRestart } from './rolling-restart.mjs';
import { sameRequest } from './same-request.mjs';
import { natsGone, postgresRestarted } from './servers.mjs';
import { lostWebhooks, webhooks } from './webhooks.mjs';

/**
 * @typedef {object} Scenario
 * @property {number} number
 * @property {string} name
 * @property {string} fault
 * @property {string} expected
 * @property {(world: import('../world/world.mjs').World) => Promise<string[]>} run what went wrong
 * @property {(world: import('../world/world.mjs').World) => Promise<string[]>} [after] judged when nothing moves any more
 * @property {number} [patienceMs] how long work may stay in progress afterwards
 * @property {'servers' | 'replicas'} [needs] servers of our own to break; more than one process of each unit
 * @property {boolean} [isSlow] takes minutes by nature; repeated once only
 */

/** What the list of goals numbers; what came on top has higher ones. */
export const numbers = Array.from({ length: 28 }, (_, index) => index + 1);

/** @type {readonly Scenario[]} */
export const scenarios = [
  crowd,
  sameRequest,
  webhooks,
  latePayment,
  providerDown,
  ...killedServices,
  natsGone,
  postgresRestarted,
  mailDown,
  remoteChunks,
  remoteBundles,
  registryBroken,
  slowClients,
  twoOperators,
  refundFails,
  lostWebhooks,
  latePaymentFree,
  mediaAway,
  oldPage,
  overrun,
  backup,
  contentAlone,
  gatewayKilled,
  rollingRestart,
  editShown,
];
